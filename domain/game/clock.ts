import type { ByColor } from '../chess/square.ts';
import { FIRST_MOVE_MS } from '../kernel/limits.ts';
import { ok, type Result, refuse } from '../kernel/result.ts';
import { type Millis, millis, SECOND } from '../kernel/time.ts';
import { type Color, opposite } from '../tournament/value/field.ts';

/** The chess clock as a value (CLOCK-1 to CLOCK-7). Time is passed in; all times are in milliseconds. */
export interface Clock extends ByColor<SideClock> {
  /** A start in the future means that the clock is held until then. */
  readonly running: RunningTime | null;
}

export interface RunningTime {
  readonly color: Color;
  readonly since: Millis;
  /** Time of this turn before the clock was held; it is charged with the rest of the turn. */
  readonly earlierMs?: number;
}

export interface SideClock {
  readonly remainingMs: number;
  readonly incrementMs: number;
  /** Time for the first move before the side's own time runs; 0 after that move. */
  readonly firstMoveMs: number;
  /** Lag that may still be compensated, and the amount that each move adds. */
  readonly lagQuotaMs: number;
  readonly lagGainMs: number;
}

export interface SideControl {
  readonly initialMs: number;
  readonly incrementMs: number;
}

export type TimeControl = ByColor<SideControl>;

export interface TimeLeft {
  readonly firstMoveMs: number;
  readonly remainingMs: number;
}

export interface MoveTime {
  readonly spentMs: number;
  readonly forgivenMs: number;
}

const LAG_START_MOVES = 3;
const LAG_MAX_MOVES = 7;
/** Longest wait for the lag quota when another party calls the flag. */
const FLAG_GRACE_MS = 2 * SECOND;
/** Adjustments never take a side below this. */
const ADJUSTED_MIN_MS = SECOND;

export const newClock = (control: TimeControl): Clock => ({
  white: newSide(control.white),
  black: newSide(control.black),
  running: null,
});

function newSide({ initialMs, incrementMs }: SideControl): SideClock {
  // 10 ms per 2.5 s of expected playing time plus 150 ms; at most 1 s per move.
  const lagGainMs = Math.min(SECOND, Math.floor((4 * (initialMs + 40 * incrementMs)) / SECOND) + 150);
  return {
    remainingMs: initialMs,
    incrementMs,
    firstMoveMs: FIRST_MOVE_MS,
    lagQuotaMs: LAG_START_MOVES * lagGainMs,
    lagGainMs,
  };
}

export const startClock = (clock: Clock, color: Color, now: Millis): Clock => ({
  ...clock,
  running: { color, since: now },
});

/** Never below 0. */
export function timeLeft(clock: Clock, color: Color, now: Millis): TimeLeft {
  const side = clock[color];
  return charge(side, clock.running?.color === color ? elapsed(clock, now) : 0);
}

/** Lag between reported and elapsed time is compensated up to the quota, which bounds false reports. */
export function press(clock: Clock, now: Millis, thinkMs?: number): Result<Clock, 'flagFell'> {
  if (clock.running === null) return ok(clock);
  const { color } = clock.running;
  const side = clock[color];
  const { spentMs, forgivenMs } = timeOfMove(clock, now, thinkMs);
  const left = charge(side, spentMs - forgivenMs);
  if (left.remainingMs === 0) return refuse('flagFell');
  const moved: SideClock = {
    ...side,
    remainingMs: left.remainingMs + side.incrementMs,
    firstMoveMs: 0,
    lagQuotaMs: Math.min(side.lagQuotaMs + side.lagGainMs - forgivenMs, LAG_MAX_MOVES * side.lagGainMs),
  };
  return ok({ ...clock, [color]: moved, running: { color: opposite(color), since: now } });
}

/** Elapsed time of a move at the server, and the lag compensated in it (CLOCK-6). */
export function timeOfMove(clock: Clock, now: Millis, thinkMs?: number): MoveTime {
  if (clock.running === null) return { spentMs: 0, forgivenMs: 0 };
  const { lagQuotaMs, firstMoveMs } = clock[clock.running.color];
  const spentMs = elapsed(clock, now);
  const lag = thinkMs === undefined ? 0 : Math.max(0, spentMs - Math.max(0, thinkMs));
  return { spentMs, forgivenMs: Math.min(lag, lagQuotaMs, Math.max(0, spentMs - firstMoveMs)) };
}

export function stopClock(clock: Clock, now: Millis): Clock {
  if (clock.running === null) return clock;
  const { color } = clock.running;
  return { ...clock, [color]: { ...clock[color], ...timeLeft(clock, color, now) }, running: null };
}

/** Adds time, or removes it if `deltaMs` is negative. */
export function adjustClock(clock: Clock, color: Color, deltaMs: number, now: Millis): Clock {
  const left = timeLeft(clock, color, now).remainingMs;
  const floor = Math.min(left, ADJUSTED_MIN_MS);
  const change = Math.max(left + deltaMs, floor) - left;
  return { ...clock, [color]: { ...clock[color], remainingMs: clock[color].remainingMs + change } };
}

/** When the flag falls; `other` includes the wait for the lag quota. */
export function flagFallsAt(clock: Clock, caller: 'self' | 'other'): Millis | null {
  if (clock.running === null) return null;
  const { color, since, earlierMs = 0 } = clock.running;
  const { lagQuotaMs } = clock[color];
  const { firstMoveMs, remainingMs } = charge(clock[color], earlierMs);
  return millis(since + firstMoveMs + remainingMs + (caller === 'self' ? 0 : Math.min(lagQuotaMs, FLAG_GRACE_MS)));
}

/** Stops the running time retroactively from `from` and resumes it at `until`. */
export function holdClock(clock: Clock, from: Millis, until: Millis): Clock {
  if (clock.running === null) return clock;
  return { ...clock, running: { color: clock.running.color, since: until, earlierMs: elapsed(clock, from) } };
}

export function releaseClock(clock: Clock, now: Millis): Clock {
  const { running } = clock;
  return running === null || running.since <= now ? clock : { ...clock, running: { ...running, since: now } };
}

const elapsed = ({ running }: Clock, now: Millis): number =>
  running === null ? 0 : (running.earlierMs ?? 0) + Math.max(0, now - running.since);

/** Uses up the first-move countdown before the side's own time. */
export function charge({ firstMoveMs, remainingMs }: TimeLeft, spentMs: number): TimeLeft {
  const fromCountdown = Math.min(spentMs, firstMoveMs);
  return {
    firstMoveMs: firstMoveMs - fromCountdown,
    remainingMs: Math.max(0, remainingMs - (spentMs - fromCountdown)),
  };
}
