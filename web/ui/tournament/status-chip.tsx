import { useTranslation } from 'react-i18next';
import { SECOND } from '../../../domain/kernel/time.ts';
import { LiveDot } from '../chess/live-dot.tsx';
import { useNow } from '../hooks/use-now.ts';
import classes from './status-chip.module.css';

export interface TournamentProgress {
  readonly started: boolean;
  readonly finished: boolean;
  /** The current round; 0 before the first is paired. */
  readonly round: number;
  /** Null where the number is not known beforehand. */
  readonly rounds: number | null;
  /** When that round begins or began; null where it is not set. */
  readonly roundStart?: string | null;
  /** Whether the current round is over, and the next not paired. */
  readonly roundDone?: boolean;
  /** Whether games of the round move here; what is played over the board has no moves to follow. */
  readonly isLive?: boolean;
}

/** Often enough to notice that a round has begun. */
const CHECK_MS = 10 * SECOND;

/** The progress of a tournament: Upcoming, Round 3 of 9 live or in progress, Finished. */
export function StatusChip({ progress }: { readonly progress: TournamentProgress }) {
  const { t } = useTranslation('chess');
  const { started, finished, round, rounds, roundStart = null, roundDone = false } = progress;
  const isToCome = useNow(CHECK_MS) < (roundStart === null ? 0 : Date.parse(roundStart)) && !roundDone;
  const isLive = progress.isLive === true && started && !finished && round > 0 && !roundDone && !isToCome;
  const inRound = isLive ? 'live' : 'playing';
  const text = (): string => {
    if (finished) return t('status.finished');
    if (!started) return t('status.upcoming');
    if (round === 0) return t('status.started');
    if (isToCome) return rounds === null ? t('status.pairedNoTotal', { round }) : t('status.paired', { round, rounds });
    if (rounds === null) return t(roundDone ? 'status.betweenNoTotal' : `status.${inRound}NoTotal`, { round });
    return t(roundDone ? 'status.between' : `status.${inRound}`, { round, rounds });
  };
  return (
    <span className={classes.chip}>
      {isLive && <LiveDot />}
      {text()}
    </span>
  );
}
