import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameViewAnswer } from '../../../contract/games.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import classes from './pgn.module.css';
import { pgnOf } from './replayed-game.ts';

const PGN_TYPE = 'application/x-chess-pgn';

/** The game as text, to take along. */
export function Pgn({ view }: { readonly view: GameViewAnswer }) {
  const { t } = useTranslation('game');
  const pgn = useMemo(() => pgnOf(view, location.origin), [view]);
  if (pgn === null) return null;
  return (
    <section className={classes.pgn} aria-label={t('view.pgn')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('view.pgn')}</h2>
        <div className={classes.acts}>
          <CopyButton
            value={pgn}
            words={{ copy: t('view.copyButton'), copied: t('view.copied'), hint: t('view.copy') }}
          />
          <Button variant="default" onClick={() => saveFile(`${view.game.id}.pgn`, pgn, PGN_TYPE)}>
            {t('view.download')}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard */}
      <pre className={classes.text} tabIndex={0}>
        {pgn}
      </pre>
    </section>
  );
}
