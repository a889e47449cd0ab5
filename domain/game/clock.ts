import type { ByColor } from '../chess/square.ts';
import { FIRST_MOVE_MS } from '../limits.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type Millis, millis, SECOND } from '../time.ts';
import { type Color, opposite } from '../tournament/field.ts';

/**
 * The chess clock as a value. Nothing ticks: time comes in with each event, and what a side has left is computed.
 * Rules CLOCK-1 to CLOCK-7 of RULES.md. All times are in milliseconds.
 */
export interface Clock extends ByColor<SideClock> {
  /** Whose time runs, and since when. A moment still to come means that the clock is held until then. */
  readonly running: { readonly color: Color; readonly since: Millis } | null;
}

export interface SideClock {
  readonly remainingMs: number;
  readonly incrementMs: number;
  /** What the side has for its first move before its own time runs; 0 once the move is made. */
  readonly firstMoveMs: number;
  /** What transmission delays may still be forgiven, and what each move adds to that. */
  readonly lagQuotaMs: number;
  readonly lagGainMs: number;
}

export interface SideControl {
  readonly initialMs: number;
  readonly incrementMs: number;
}

/** The two sides may have different times. */
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
/** When somebody else calls the flag, the quota is waited for at most this long. */
const FLAG_GRACE_MS = 2 * SECOND;
/** The arbiter cannot take a side below this. */
const ADJUSTED_MIN_MS = SECOND;

export const newClock = (control: TimeControl): Clock => ({
  white: newSide(control.white),
  black: newSide(control.black),
  running: null,
});

function newSide({ initialMs, incrementMs }: SideControl): SideClock {
  // A hundredth of a second per 2.5 s of expected playing time and 0.15 s, at most 1 s a move.
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

/** What a side has left at a moment; never below 0. */
export function timeLeft(clock: Clock, color: Color, now: Millis): TimeLeft {
  const side = clock[color];
  return charge(side, clock.running?.color === color ? elapsed(clock, now) : 0);
}

/**
 * The side whose time runs has moved: it is charged, gets its increment, and the other side's time begins.
 * Of the delay between the thinking time that the player's program reports and the time that went by here, the quota is
 * forgiven and no more, so a false report gains nothing beyond it.
 */
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

/** What a move at this moment takes by the server's watch, and what of that is forgiven as a delay on the way (CLOCK-6). */
export function timeOfMove(clock: Clock, now: Millis, thinkMs?: number): MoveTime {
  if (clock.running === null) return { spentMs: 0, forgivenMs: 0 };
  const { lagQuotaMs, firstMoveMs } = clock[clock.running.color];
  const spentMs = elapsed(clock, now);
  const lag = thinkMs === undefined ? 0 : Math.max(0, spentMs - Math.max(0, thinkMs));
  return { spentMs, forgivenMs: Math.min(lag, lagQuotaMs, Math.max(0, spentMs - firstMoveMs)) };
}

/** Nobody's time runs any more. */
export const stopClock = (clock: Clock, now: Millis): Clock => ({ ...settle(clock, now), running: null });

/** The arbiter gives or takes time. */
export function adjustClock(clock: Clock, color: Color, deltaMs: number, now: Millis): Clock {
  const left = timeLeft(clock, color, now).remainingMs;
  const floor = Math.min(left, ADJUSTED_MIN_MS);
  const change = Math.max(left + deltaMs, floor) - left;
  return { ...clock, [color]: { ...clock[color], remainingMs: clock[color].remainingMs + change } };
}

/** The moment at which the flag falls, with the wait for transmission delays where somebody else calls it. */
export function flagFallsAt(clock: Clock, caller: 'self' | 'other'): Millis | null {
  if (clock.running === null) return null;
  const { color, since } = clock.running;
  const { firstMoveMs, remainingMs, lagQuotaMs } = clock[color];
  return millis(since + firstMoveMs + remainingMs + (caller === 'self' ? 0 : Math.min(lagQuotaMs, FLAG_GRACE_MS)));
}

/** The running time stands still until a moment to come. */
export function holdClock(clock: Clock, now: Millis, until: Millis): Clock {
  const settled = settle(clock, now);
  return settled.running === null ? settled : { ...settled, running: { ...settled.running, since: until } };
}

/** The running time goes on at once, if it was held. */
export function releaseClock(clock: Clock, now: Millis): Clock {
  const { running } = clock;
  return running === null || running.since <= now ? clock : { ...clock, running: { ...running, since: now } };
}

const elapsed = (clock: Clock, now: Millis): number =>
  clock.running === null ? 0 : Math.max(0, now - clock.running.since);

/** What is left after so much time: the countdown before the first move is used up first, then the side's own time. */
export function charge({ firstMoveMs, remainingMs }: TimeLeft, spentMs: number): TimeLeft {
  const fromCountdown = Math.min(spentMs, firstMoveMs);
  return {
    firstMoveMs: firstMoveMs - fromCountdown,
    remainingMs: Math.max(0, remainingMs - (spentMs - fromCountdown)),
  };
}

function settle(clock: Clock, now: Millis): Clock {
  if (clock.running === null) return clock;
  const { color, since } = clock.running;
  const side = { ...clock[color], ...timeLeft(clock, color, now) };
  return { ...clock, [color]: side, running: { color, since: millis(Math.max(since, now)) } };
}
