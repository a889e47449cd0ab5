import { Button, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shownSan } from '../../../../i18n/shown-san.ts';
import { moveNumber } from './numbered-move.ts';
import type { Review } from './use-review.ts';
import classes from './variation-bar.module.css';

/** The moves that the user has tried, with the way back to the game. */
export function VariationBar({ review }: { readonly review: Review }) {
  const { t } = useTranslation('game');
  const { variation, ply, step, leave } = review;
  if (variation === null) return null;
  return (
    <section className={classes.bar} aria-label={t('view.variation')}>
      <ol className={classes.moves}>
        {variation.moves.map(({ san }, at) => {
          const half = variation.from + at + 1;
          const isShown = half === ply;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a half-move is known by its place
            <li key={at}>
              {(at === 0 || half % 2 === 1) && <span className={classes.number}>{moveNumber(half)}</span>}
              <UnstyledButton
                className={classes.move}
                data-shown={isShown || undefined}
                {...(isShown ? { 'aria-current': 'step' as const } : {})}
                onClick={() => step(half)}
              >
                {shownSan(t, san)}
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
      <Button variant="light" onClick={leave}>
        {t('view.backToGame')}
      </Button>
    </section>
  );
}
