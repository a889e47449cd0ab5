import { describe, expect, it } from 'vitest';
import { lowTimeMs } from '../../../domain/game/low-time.ts';
import { MINUTE, SECOND } from '../../../domain/kernel/time.ts';

describe('the time from which on a clock is low', () => {
  it.each([
    [1, 10],
    [3, 22.5],
    [5, 37.5],
    [15, 60],
    [180, 60],
  ])('a clock of %i minutes is low at %f seconds', (minutes, seconds) => {
    expect(lowTimeMs(minutes * MINUTE)).toBe(seconds * SECOND);
  });
});
