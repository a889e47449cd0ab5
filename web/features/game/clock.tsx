import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeLeft } from '../../../domain/game/clock.ts';
import { CLOCK_TENTHS_MS, CLOCK_TICK_MS } from '../../../domain/limits.ts';
import type { Color } from '../../../domain/tournament/field.ts';
import { formatClock } from '../../model/clock.ts';
import classes from './clock.module.css';
import { isRunning, type ToldGame, timeOn } from './told-game.ts';

/** What a side has left, renewed every 100 ms while its time runs; `stoppedAt` is when an own move went out. */
export function useTimeLeft(told: ToldGame, color: Color, stoppedAt: number | null): TimeLeft {
  const ticks = isRunning(told) && told.message.running === color && stoppedAt === null;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!ticks) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = performance.now();
      setNow(moment);
      timer = setTimeout(tick, untilTick(timeOn(told, color, moment)));
    };
    tick();
    return () => clearTimeout(timer);
  }, [ticks, told, color]);
  return timeOn(told, color, stoppedAt ?? Math.max(now, told.at));
}

/** Until the clock shows another tenth: drawn at any other moment, it would be up to a tenth late. */
const untilTick = ({ firstMoveMs, remainingMs }: TimeLeft): number =>
  ((firstMoveMs > 0 ? firstMoveMs : remainingMs) % CLOCK_TICK_MS) + 1;

interface ClockProps {
  readonly name: string;
  readonly left: TimeLeft;
  readonly running: boolean;
}

/** A chess clock: red and with tenths in the last seconds. The time for the first move is told beside it. */
export function Clock({ name, left, running }: ClockProps) {
  const { t } = useTranslation('game');
  const time = formatClock(left.remainingMs);
  return (
    <span
      role="timer"
      aria-label={t('clock', { name, time })}
      className={classes.clock}
      data-running={running || undefined}
      data-low={left.remainingMs <= CLOCK_TENTHS_MS || undefined}
    >
      {time}
    </span>
  );
}
