import { useTranslation } from 'react-i18next';
import { LiveDot } from './live-dot.tsx';
import classes from './status-chip.module.css';

export interface Progress {
  readonly started: boolean;
  readonly finished: boolean;
  /** The last round that was paired; 0 for none. */
  readonly round: number;
  /** Null where nobody knows beforehand. */
  readonly rounds: number | null;
  /** Whether the last round is over and the next not paired. */
  readonly roundDone?: boolean;
}

/** How far a tournament has come: Upcoming, Round 3 of 9 live, Finished. */
export function StatusChip({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('chess');
  const { started, finished, round, rounds, roundDone = false } = progress;
  const isLive = started && !finished && round > 0 && !roundDone;
  const text = (): string => {
    if (finished) return t('status.finished');
    if (!started) return t('status.upcoming');
    if (round === 0) return t('status.started');
    if (rounds === null) return t(roundDone ? 'status.betweenNoTotal' : 'status.liveNoTotal', { round });
    return t(roundDone ? 'status.between' : 'status.live', { round, rounds });
  };
  return (
    <span className={classes.chip}>
      {isLive && <LiveDot />}
      {text()}
    </span>
  );
}
