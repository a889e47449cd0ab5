import { CLOCK_TENTHS_MS, CLOCK_TICK_MS } from '../../domain/limits.ts';
import type { Color } from '../../domain/tournament/field.ts';
import { formatClock, remainingMs } from '../model/clock.ts';
import type { LiveClocks } from '../model/live-games.ts';
import classes from './live-clock.module.css';
import { useNow } from './use-now.ts';

interface LiveClockProps {
  readonly clocks: LiveClocks;
  readonly color: Color;
}

/** One side's clock of a running game, for those who look on. */
export function LiveClock({ clocks, color }: LiveClockProps) {
  const left = remainingMs(clocks, color, useNow(CLOCK_TICK_MS));
  return (
    <span
      role="timer"
      className={classes.clock}
      data-running={clocks.running === color || undefined}
      data-low={left <= CLOCK_TENTHS_MS || undefined}
    >
      {formatClock(left)}
    </span>
  );
}
