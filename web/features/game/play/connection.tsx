import { useTranslation } from 'react-i18next';
import classes from './connection.module.css';

const BARS = [1, 2, 3, 4] as const;

/** Round-trip times in milliseconds, up to which four, three and two bars are shown. */
const GOOD_MS = 150;
const FAIR_MS = 300;
const POOR_MS = 600;

interface ConnectionProps {
  readonly isConnected: boolean;
  /**
   * The user's round trip to the server; null for the opponent, whose round trip is not sent, and while it is unknown.
   */
  readonly roundTripMs: number | null;
}

/** The quality of a connection as bars, with words for screen readers. */
export function Connection({ isConnected, roundTripMs }: ConnectionProps) {
  const { t } = useTranslation('game');
  const lit = isConnected ? barsOf(roundTripMs) : 0;
  const label = !isConnected
    ? t('offline')
    : roundTripMs === null
      ? t('connected')
      : t('connectedWithin', { ms: roundTripMs });
  return (
    <span className={classes.bars} role="img" aria-label={label} title={label} data-lit={lit}>
      {BARS.map((bar) => (
        <span key={bar} data-on={bar <= lit || undefined} />
      ))}
    </span>
  );
}

function barsOf(ms: number | null): number {
  if (ms === null || ms <= GOOD_MS) return 4;
  if (ms <= FAIR_MS) return 3;
  return ms <= POOR_MS ? 2 : 1;
}
