import { describe, expect, it } from 'vitest';
import type { LoggedEvent } from '../../../domain/game/arbiters-log.ts';
import { timePattern } from '../../../domain/game/time-pattern.ts';
import { millis } from '../../../domain/kernel/time.ts';

/** The moves of White with what each took. */
const logOf = (times: readonly number[], forgivenMs = 0): LoggedEvent[] =>
  times.map((spentMs, at) => ({
    kind: 'moved',
    by: 'white',
    move: { from: 12, to: 28 },
    ply: 2 * at + 1,
    spentMs,
    forgivenMs,
    version: at,
    at: millis(at),
  }));

const OPENING = Array.from({ length: 8 }, () => 60_000);

describe('the time pattern of a game', () => {
  it('[GAME-15] the time pattern has the median of the moves after the opening, and the share of moves near it', () => {
    const times = [1_000, 2_000, 4_000, 4_000, 4_000, 4_000, 4_000, 8_000, 9_000, 100_000];
    expect(timePattern(logOf([...OPENING, ...times]), 'white')).toEqual({
      moves: 10,
      medianMs: 4_000,
      evenPercent: 70,
    });
  });

  it('[GAME-15] the time pattern uses the time charged, without network delays', () => {
    const pattern = timePattern(logOf([...OPENING, ...Array.from({ length: 11 }, () => 3_000)], 500), 'white');
    expect(pattern).toEqual({ moves: 11, medianMs: 2_500, evenPercent: 100 });
  });

  it('[GAME-15] the time pattern needs ten moves of the side after the opening', () => {
    expect(timePattern(logOf([...OPENING, ...Array.from({ length: 9 }, () => 3_000)]), 'white')).toBeNull();
    expect(timePattern(logOf([...OPENING, ...OPENING, ...OPENING]), 'black')).toBeNull();
  });
});
