import { describe, expect, it } from 'vitest';
import {
  adjustClock,
  type Clock,
  flagFallsAt,
  holdClock,
  newClock,
  press,
  releaseClock,
  startClock,
  stopClock,
  timeLeft,
  timeOfMove,
} from '../../../domain/game/clock.ts';
import { MINUTE, millis, SECOND } from '../../../domain/kernel/time.ts';
import { sameForBoth } from '../../support/domain/live-game.ts';

const T = (ms: number) => millis(1_000_000 + ms);

/** A clock of which both sides have made their first moves; White's time runs from T(0). */
const running = (initialMs = MINUTE, incrementMs = 0): Clock => {
  const fresh = newClock(sameForBoth(initialMs, incrementMs));
  const played = { white: { ...fresh.white, firstMoveMs: 0 }, black: { ...fresh.black, firstMoveMs: 0 } };
  return startClock({ ...fresh, ...played }, 'white', T(0));
};

const pressed = (clock: Clock, at: number, thinkMs?: number): Clock => {
  const result = press(clock, T(at), thinkMs);
  if (!result.ok) throw new Error(result.key);
  return result.value;
};

describe('the chess clock', () => {
  it('[CLOCK-1] a move charges the mover, adds the increment and starts the clock of the other side', () => {
    const clock = pressed(running(MINUTE, 2_000), 5_000);
    expect(clock.white.remainingMs).toBe(57_000);
    expect(clock.running).toEqual({ color: 'black', since: T(5_000) });
    expect(timeLeft(clock, 'black', T(9_000)).remainingMs).toBe(56_000);
    expect(timeLeft(clock, 'white', T(9_000)).remainingMs).toBe(57_000);
  });

  it.each([
    [3_000, 17_000, 60_000],
    [20_000, 0, 60_000],
    [25_500, 0, 54_500],
    [90_000, 0, 0],
  ])(
    '[CLOCK-2] after %i ms before the first move, %i ms of the countdown and %i ms of time are left',
    (ms, first, left) => {
      const clock = startClock(newClock(sameForBoth(MINUTE, 0)), 'white', T(0));
      expect(timeLeft(clock, 'white', T(ms))).toEqual({ firstMoveMs: first, remainingMs: left });
    },
  );

  it('[CLOCK-2] each side has its own first-move countdown, and none after its first move', () => {
    const start = startClock(newClock(sameForBoth(MINUTE, 0)), 'white', T(0));
    const white = pressed(start, 12_000);
    expect([white.white.remainingMs, white.white.firstMoveMs]).toEqual([60_000, 0]);
    const black = pressed(white, 12_000 + 21_000);
    expect([black.black.remainingMs, black.black.firstMoveMs]).toEqual([59_000, 0]);
    expect(timeLeft(black, 'white', T(34_000)).remainingMs).toBe(59_000);
  });

  it('[CLOCK-3] the two sides can have different times and increments', () => {
    const clock = newClock({
      white: { initialMs: 5 * MINUTE, incrementMs: 0 },
      black: { initialMs: MINUTE, incrementMs: 3_000 },
    });
    expect([clock.white.remainingMs, clock.black.remainingMs, clock.black.incrementMs]).toEqual([
      300_000, 60_000, 3_000,
    ]);
  });

  it.each([
    ['adds 60 s', 60_000, 10_000, 110_000],
    ['takes 60 s', -60_000, 10_000, 1_000],
    ['takes nothing from a player with less than a second', -60_000, 59_500, 500],
  ])('[CLOCK-5] the arbiter %s', (_, delta, at, left) => {
    const clock = adjustClock(running(), 'white', delta, T(at));
    expect(timeLeft(clock, 'white', T(at)).remainingMs).toBe(left);
  });

  it.each([
    // initial s, increment s, gain ms: the table of the specification's sheet
    [60, 0, 390],
    [180, 0, 870],
    [180, 2, 1_000],
    [5_400, 30, 1_000],
  ])('[CLOCK-6] the lag gain for the time control %i+%i is %i ms a move', (initial, increment, gain) => {
    const { white } = newClock(sameForBoth(initial * SECOND, increment * SECOND));
    expect([white.lagGainMs, white.lagQuotaMs]).toEqual([gain, 3 * gain]);
  });

  it.each([
    // passed, reported, charged, quota after (60+0: gain 390, quota 1,170)
    ['no report', 5_000, undefined, 5_000, 1_560],
    ['a small delay', 5_000, 4_600, 4_600, 1_160],
    ['a delay beyond the quota', 5_000, 1_000, 3_830, 390],
    ['a report of no thought at all', 5_000, 0, 3_830, 390],
    ['a report of less than nothing', 5_000, -9_000, 3_830, 390],
    ['a report of more than has passed', 5_000, 7_000, 5_000, 1_560],
    ['a premove', 0, 0, 0, 1_560],
  ])('[CLOCK-6] a move is charged correctly after %s', (_, passed, think, charged, quota) => {
    const clock = pressed(running(), passed, think);
    expect([60_000 - clock.white.remainingMs, clock.white.lagQuotaMs]).toEqual([charged, quota]);
  });

  it('[CLOCK-6] the lag quota never exceeds seven gains', () => {
    let clock = running();
    for (let move = 0; move < 30; move += 1) clock = pressed(clock, 0);
    expect([clock.white.lagQuotaMs, clock.black.lagQuotaMs]).toEqual([7 * 390, 7 * 390]);
  });

  it('[CLOCK-7] the opponent sees the flag fall after the lag quota has passed, and the player at once', () => {
    expect(flagFallsAt(running(), 'self')).toBe(T(60_000));
    expect(flagFallsAt(running(), 'other')).toBe(T(61_170));
    expect(flagFallsAt(running(30 * MINUTE), 'other')).toBe(T(30 * MINUTE + 2_000));
    expect(flagFallsAt(newClock(sameForBoth(MINUTE, 0)), 'other')).toBeNull();
  });

  it.each([
    [59_999, undefined, true],
    [60_000, undefined, false],
    [60_900, 59_500, true],
    [61_200, 60_050, false],
    [62_000, 10, false],
  ])('[CLOCK-7] a move after %i ms with %s ms of thought is in time: %s', (at, think, inTime) => {
    expect(press(running(), T(at), think).ok).toBe(inTime);
  });

  it('[GAME-13] a held clock stands still until the hold ends or is released', () => {
    const held = holdClock(running(), T(10_000), T(25_000));
    expect(timeLeft(held, 'white', T(24_000)).remainingMs).toBe(50_000);
    expect(timeLeft(held, 'white', T(26_000)).remainingMs).toBe(49_000);
    const back = releaseClock(held, T(12_000));
    expect(timeLeft(back, 'white', T(14_000)).remainingMs).toBe(48_000);
    expect(releaseClock(running(), T(5_000))).toEqual(running());
  });

  it('[GAME-13] a turn interrupted by a hold is charged for both of its parts, and the flag falls by their sum', () => {
    const held = holdClock(running(), T(10_000), T(25_000));
    expect(timeOfMove(held, T(31_000)).spentMs).toBe(16_000);
    expect(pressed(held, 31_000).white.remainingMs).toBe(44_000);
    expect(flagFallsAt(held, 'self')).toBe(T(75_000));
    expect(timeLeft(stopClock(held, T(20_000)), 'white', T(99_000)).remainingMs).toBe(50_000);
  });

  it('a stopped clock keeps the time that is left', () => {
    const stopped = stopClock(running(), T(7_000));
    expect([stopped.running, timeLeft(stopped, 'white', T(99_000)).remainingMs]).toEqual([null, 53_000]);
  });
});
