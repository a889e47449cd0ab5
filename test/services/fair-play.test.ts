import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAMES_IN_REPORT } from '../../domain/kernel/limits.ts';
import { reportPart } from '../../services/tournament/fair-play.ts';

/** What somebody reads who asks on as long as there is something. */
function readAll(games: readonly number[]): readonly (readonly number[])[] {
  const parts: (readonly number[])[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part: ReturnType<typeof reportPart<number>> = reportPart(games, from);
    parts.push(part.games);
    from = part.next;
  }
  return parts;
}

const round = (size: number): readonly number[] => Array.from({ length: size }, (_, game) => game);

describe('the report of a large round', () => {
  it('the report of a large round is read in parts of a limited number of games', () => {
    expect(readAll(round(500)).map((part) => part.length)).toEqual([100, 100, 100, 100, 100]);
  });

  it('the report of a round has every game once, in order', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 * GAMES_IN_REPORT }), (size) => {
        const parts = readAll(round(size));
        expect(parts.flat()).toEqual(round(size));
        expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(GAMES_IN_REPORT);
      }),
    );
  });

  it('the report of a round has nothing after its last game', () => {
    expect(reportPart(round(3), 3)).toEqual({ games: [], next: null });
  });
});
