import { CLOCK_TENTHS_MS, CLOCK_TICK_MS } from '../../../domain/kernel/limits.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import { formatClock, remainingMs } from '../../model/game/clock.ts';
import type { LiveClocks } from '../../model/game/live-games.ts';
import { useNow } from '../hooks/use-now.ts';
import classes from './live-clock.module.css';

interface LiveClockProps {
  readonly clocks: LiveClocks;
  readonly color: Color;
}

/** One side's clock of a running game, for spectators. */
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
