import { useTranslation } from 'react-i18next';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { numberedMove } from './numbered-move.ts';
import classes from './play-page.module.css';
import type { LookBack } from './use-look-back.ts';

interface SpokenLookProps {
  readonly moves: readonly PlayedMove[];
  readonly look: LookBack;
}

/** Tells who cannot see the board which position is looked at, and when the board shows the game again. */
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
