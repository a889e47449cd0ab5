import { useTranslation } from 'react-i18next';
import { SECOND } from '../../domain/time.ts';
import { LiveDot } from './live-dot.tsx';
import classes from './status-chip.module.css';
import { useNow } from './use-now.ts';

export interface Progress {
  readonly started: boolean;
  readonly finished: boolean;
  /** The last round that was paired; 0 for none. */
  readonly round: number;
  /** Null where nobody knows beforehand. */
  readonly rounds: number | null;
  /** When that round begins or began; null where nobody has said so. */
  readonly roundStart?: string | null;
  /** Whether the last round is over and the next not paired. */
  readonly roundDone?: boolean;
}

/** Often enough to say in time that a round has begun. */
const CHECK_MS = 10 * SECOND;

/** How far a tournament has come: Upcoming, Round 3 of 9 live, Finished. */
export function StatusChip({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('chess');
  const { started, finished, round, rounds, roundStart = null, roundDone = false } = progress;
  const isToCome = useNow(CHECK_MS) < (roundStart === null ? 0 : Date.parse(roundStart)) && !roundDone;
  const isLive = started && !finished && round > 0 && !roundDone && !isToCome;
  const text = (): string => {
    if (finished) return t('status.finished');
    if (!started) return t('status.upcoming');
    if (round === 0) return t('status.started');
    if (isToCome) return rounds === null ? t('status.pairedNoTotal', { round }) : t('status.paired', { round, rounds });
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
