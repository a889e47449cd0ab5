import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { shownSan } from '../../../../i18n/shown-san.ts';
import { useFocusThatReturns } from '../accessible/use-focus-that-returns.ts';
import type { LiveGame } from '../state/use-game.ts';
import classes from './actions.module.css';

interface ConfirmMoveProps {
  readonly game: LiveGame;
  readonly className: string | undefined;
}

/** Confirms or takes back the move on the board, by a click or by Enter and Escape. */
export function ConfirmMove({ game: { state, dispatch }, className }: ConfirmMoveProps) {
  const { t } = useTranslation('game');
  const takeBack = () => dispatch({ kind: 'confirmationCancelled' });
  useHotkeys([['escape', takeBack]], []);
  useFocusThatReturns();
  if (state.intent.kind !== 'confirming') return null;
  const san = shownSan(t, state.intent.asked.played.san);
  return (
    <div className={`${classes.actions} ${className}`}>
      <div className={classes.line}>
        <span role="status" className={classes.standing} data-strong>
          {t('confirmMove.question', { san })}
        </span>
      </div>
      <div className={classes.pair}>
        <Button autoFocus onClick={() => dispatch({ kind: 'confirmed', at: performance.now() })}>
          {t('confirmMove.play', { san })}
        </Button>
        <Button variant="default" onClick={takeBack}>
          {t('confirmMove.takeBack')}
        </Button>
      </div>
    </div>
  );
}
