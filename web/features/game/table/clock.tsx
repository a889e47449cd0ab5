import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeLeft } from '../../../../domain/game/clock.ts';
import { CLOCK_TICK_MS } from '../../../../domain/kernel/limits.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { formatClock } from '../../../model/game/clock.ts';
import { isRunning, type ServerGame, timeOn } from '../state/server-game.ts';
import classes from './clock.module.css';

/** The time a side has left, updated every 100 ms while its clock runs; `stoppedAt` is when the own move was sent. */
export function useTimeLeft(serverGame: ServerGame, color: Color, stoppedAt: number | null): TimeLeft {
  const ticks = isRunning(serverGame) && serverGame.message.running === color && stoppedAt === null;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!ticks) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = performance.now();
      setNow(moment);
      timer = setTimeout(tick, untilTick(timeOn(serverGame, color, moment)));
    };
    tick();
    return () => clearTimeout(timer);
  }, [ticks, serverGame, color]);
  return timeOn(serverGame, color, stoppedAt ?? Math.max(now, serverGame.at));
}

/** Time until the clock shows the next tenth: rendered at any other moment, it would be up to a tenth late. */
const untilTick = ({ firstMoveMs, remainingMs }: TimeLeft): number =>
  ((firstMoveMs > 0 ? firstMoveMs : remainingMs) % CLOCK_TICK_MS) + 1;

/** Letters of 59:59; a clock with hours is smaller on a phone. */
const MINUTES_LENGTH = 5;

interface ClockProps {
  readonly name: string;
  readonly left: TimeLeft;
  readonly running: boolean;
  /** Remaining time from which on it is red. */
  readonly lowMs: number;
}

/** A chess clock: red where little time is left, with tenths in the last seconds. The time for the first move is shown beside it. */
export function Clock({ name, left, running, lowMs }: ClockProps) {
  const { t } = useTranslation('game');
  const time = formatClock(left.remainingMs);
  return (
    <span
      role="timer"
      aria-label={t('clock', { name, time })}
      className={classes.clock}
      data-running={running || undefined}
      data-long={time.length > MINUTES_LENGTH || undefined}
      data-low={left.remainingMs <= lowMs || undefined}
    >
      {time}
    </span>
  );
}
