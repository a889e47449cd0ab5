import { useTranslation } from 'react-i18next';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import classes from '../play/play-page.module.css';
import { numberedMove } from '../review/numbered-move.ts';
import type { LookBack } from '../state/use-look-back.ts';

interface SpokenLookProps {
  readonly moves: readonly PlayedMove[];
  readonly look: LookBack;
}

/** Announces to screen readers which earlier position is shown, and when the board returns to the game. */
export function SpokenLook({ moves, look }: SpokenLookProps) {
  const { t } = useTranslation('game');
  return (
    <p role="status" className={classes.spoken}>
      {look.hasLooked && words()}
    </p>
  );

  function words(): string {
    if (!look.isBack) return t('look.now');
    return look.ply === 0 ? t('look.start') : t('look.at', { move: numberedMove(t, moves, look.ply) });
  }
}
