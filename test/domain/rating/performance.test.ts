import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageRating,
  linearPerformance,
  perfectPerformance,
  performanceRating,
  type RatedGame,
  scorePercentage,
} from '../../../domain/rating/performance.ts';
import { expectedScore } from '../../../domain/rating/tables.ts';

const games = (halfPoints: number, ...opponents: number[]): RatedGame[] =>
  opponents.map((opponent) => ({ opponent, halfPoints }));

const someGames = fc.array(
  fc.record({ opponent: fc.integer({ min: 1400, max: 2800 }), halfPoints: fc.constantFrom(0, 1, 2) }),
  { minLength: 1, maxLength: 11 },
);

describe('averages and percentages', () => {
  it('[PERF-1] an average rating is a whole number, halves up', () => {
    expect(averageRating([1800, 1801])).toBe(1801);
    expect(averageRating([1800, 1800, 1801])).toBe(1800);
    expect(averageRating([1800, 1801, 1801])).toBe(1801);
  });

  it('[RATE-2] a score of 5 of 8 is 63 per cent, 1 of 3 is 33, 2 of 3 is 67', () => {
    const of = (points: number, played: number) =>
      scorePercentage([
        ...games(2, ...Array<number>(points).fill(1500)),
        ...games(0, ...Array<number>(played - points).fill(1500)),
      ]);
    expect([of(5, 8), of(1, 3), of(2, 3), of(0, 4), of(4, 4)]).toEqual([63, 33, 67, 0, 100]);
  });
});

describe('the performance rating', () => {
  it('[PERF-1] the performance rating for half of the points is the average of the opponents', () => {
    expect(performanceRating(games(1, 1700, 1900))).toBe(1800);
    expect(performanceRating([...games(2, 1700), ...games(0, 1900)])).toBe(1800);
  });

  it('[PERF-1] the performance rating is 800 above the average for all points and 800 below it for none', () => {
    expect(performanceRating(games(2, 1500, 1600))).toBe(1550 + 800);
    expect(performanceRating(games(0, 1500, 1600))).toBe(1550 - 800);
  });

  it('[PERF-1] the performance rating follows the table, not a formula: 75 per cent are 193 points', () => {
    expect(performanceRating([...games(2, 2000, 2000, 2000), ...games(0, 2000)])).toBe(2193);
  });

  it('[PERF-1] the performance rating rises by ten when every opponent is rated ten points higher', () => {
    fc.assert(
      fc.property(someGames, (played) => {
        const stronger = played.map((game) => ({ ...game, opponent: game.opponent + 10 }));
        expect(performanceRating(stronger)).toBe((performanceRating(played) ?? 0) + 10);
      }),
    );
  });
});

describe('the perfect performance', () => {
  it('[PERF-2] the perfect performance is the lowest rating that expects the score', () => {
    // One draw expects .50 from 3 below on.
    expect(perfectPerformance(games(1, 1800))).toBe(1797);
    // A win expects 1.00 from 736 above on.
    expect(perfectPerformance(games(2, 1800))).toBe(2536);
    // 1798 expects .36 of 1900 and .63 of 1700, one more .36 and .64.
    expect(perfectPerformance([...games(2, 1900), ...games(0, 1700)])).toBe(1799);
  });

  it('[PERF-2] the perfect performance without a point is 800 below the lowest opponent', () => {
    expect(perfectPerformance(games(0, 1900, 1650, 1700))).toBe(850);
  });

  it('[PERF-2] the perfect performance does not apply the 400-point rule', () => {
    // 2135 expects .99 of 1400, 2136 expects 1.00, and nothing of 3000; with the limit .92 and .08 would do.
    expect(perfectPerformance([...games(2, 1400), ...games(0, 3000)])).toBe(2136);
  });

  it('[PERF-2] the perfect performance expects the score, and one rating point less does not', () => {
    fc.assert(
      fc.property(someGames, (played) => {
        const wanted = played.reduce((sum, game) => sum + 50 * game.halfPoints, 0);
        fc.pre(wanted > 0);
        const rating = perfectPerformance(played) ?? 0;
        const expected = (own: number) => played.reduce((sum, game) => sum + expectedScore(own - game.opponent), 0);
        expect(expected(rating)).toBeGreaterThanOrEqual(wanted);
        expect(expected(rating - 1)).toBeLessThan(wanted);
      }),
    );
  });
});

describe('the performance of the Stats tab', () => {
  it('[PERF-3] the linear performance is the average at half of the points, and 400 above or below at the ends', () => {
    expect(linearPerformance(games(1, 1700, 1900))).toBe(1800);
    expect(linearPerformance(games(2, 1700, 1900))).toBe(2200);
    expect(linearPerformance(games(0, 1700, 1900))).toBe(1400);
  });

  it('[PERF-3] the linear performance is rounded down once, at the end', () => {
    // 1800.5 and 2/3 of 800 less 400: 1700.333 + 133.33 = 1833.67.
    expect(linearPerformance([...games(2, 1700, 1701), ...games(0, 1700)])).toBe(1833);
    expect(linearPerformance(games(0, 1700, 1701))).toBe(1300);
    // Below zero as well: 100.5 - 400 is -299.5.
    expect(linearPerformance(games(0, 100, 101))).toBe(-300);
  });
});

describe('no games', () => {
  it('[PERF-4] nobody has a performance without a game', () => {
    expect([averageRating([]), performanceRating([]), perfectPerformance([]), linearPerformance([])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
