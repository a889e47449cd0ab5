import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EstimatedGame, type RatedPlayer, ratingChange } from '../../../domain/rating/change.ts';
import { initialRating } from '../../../domain/rating/initial.ts';
import { expectedScore, ratingDifference } from '../../../domain/rating/tables.ts';

const WIN = 2;
const DRAW = 1;
const LOSS = 0;

const against = (halfPoints: number, ...opponents: (number | null)[]): EstimatedGame[] =>
  opponents.map((opponent) => ({ opponent, halfPoints }));

const change = (player: Partial<RatedPlayer>, games: readonly EstimatedGame[]): number =>
  ratingChange({ rating: 1800, k: 20, list: 'standard', ...player }, games).change;

describe('the expected score', () => {
  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [-4, 49],
    [91, 62],
    [92, 63],
    [-92, 37],
    [400, 92],
    [-400, 8],
    [735, 99],
    [736, 100],
    [-736, 0],
    [1500, 100],
  ])('[RATE-1] the expected score for a difference of %i is %i hundredths', (difference, expected) => {
    expect(expectedScore(difference)).toBe(expected);
  });

  it('[RATE-1] the expected scores of both sides add up to one point, and grow with the difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1200 }), (difference) => {
        expect(expectedScore(difference) + expectedScore(-difference)).toBe(100);
        expect(expectedScore(difference)).toBeGreaterThanOrEqual(expectedScore(difference - 1));
      }),
    );
  });

  it('[RATE-2] opposite scores have opposite rating differences', () => {
    fc.assert(
      fc.property(fc.integer({ min: 51, max: 100 }), (percentage) => {
        expect(ratingDifference(percentage)).toBe(-ratingDifference(100 - percentage));
        expect(ratingDifference(percentage)).toBeGreaterThan(ratingDifference(percentage - 1));
      }),
    );
  });

  it('[RATE-2] the expected score of a rating difference is the score that it belongs to', () => {
    const shares = Array.from({ length: 49 }, (_, index) => 51 + index);
    expect(shares.map((percentage) => expectedScore(ratingDifference(percentage)))).toEqual(shares);
  });
});

describe('the estimate of a change', () => {
  it('[RATE-3] the rating change against an equal opponent is the score less the expected score', () => {
    const of = (halfPoints: number) => change({}, against(halfPoints, 1800));
    expect([of(WIN), of(DRAW), of(LOSS)]).toEqual([1000, 0, -1000]);
  });

  it('[RATE-3] a game against an unrated opponent does not count for the change', () => {
    const {
      games,
      ratedGames,
      change: sum,
    } = ratingChange({ rating: 1800, k: 20, list: 'standard' }, against(WIN, null, 1800));
    expect(games.map((game) => game !== null)).toEqual([false, true]);
    expect([ratedGames, sum]).toEqual([1, 1000]);
  });

  it('[RATE-3] the rating change without a game is zero', () => {
    expect(ratingChange({ rating: 1800, k: 40, list: 'blitz' }, [])).toEqual({
      games: [],
      ratedGames: 0,
      k: 40,
      sum: 0,
      change: 0,
    });
  });

  it('[RATE-4] a difference beyond 400 counts as 400 in every game, not only in one', () => {
    // Expected .92 each: a win gives .08, a loss takes .92.
    expect(change({ rating: 2300 }, against(WIN, 1800, 1750))).toBe(2 * 8 * 20);
    expect(change({ rating: 2300 }, against(LOSS, 1800))).toBe(-92 * 20);
    expect(change({ rating: 1800 }, against(WIN, 2300))).toBe(92 * 20);
  });

  it('[RATE-4] the full difference counts for players of 2650 and more in standard chess', () => {
    // 500 points expect .96.
    expect(change({ rating: 2649, k: 10 }, against(WIN, 2149))).toBe(80);
    expect(change({ rating: 2650, k: 10 }, against(WIN, 2150))).toBe(40);
    expect(change({ rating: 2150 }, against(LOSS, 2650))).toBe(-8 * 20);
  });

  it.each(['rapid', 'blitz'] as const)('[RATE-5] the limit of 400 applies to everybody in %s', (list) => {
    expect(change({ rating: 2650, k: 10, list }, against(WIN, 2150))).toBe(80);
  });

  it.each([
    ['a difference of 599', 2601, 2002, 1],
    ['a difference of 600 with 2601', 2601, 2001, 0],
    ['a difference of 600 with 2600', 2600, 2000, 1],
    ['a difference of 600 with an opponent of 2601', 2001, 2601, 0],
    ['a difference of 800 with 2600', 2600, 1800, 1],
  ])(
    '[RATE-5] the rule for 2600 in rapid and blitz decides whether a game counts: %s',
    (_, rating, opponent, rated) => {
      const games = (list: RatedPlayer['list']) =>
        ratingChange({ rating, k: 20, list }, against(WIN, opponent)).ratedGames;
      expect([games('rapid'), games('blitz'), games('standard')]).toEqual([rated, rated, 1]);
    },
  );

  it('[RATE-6] the rating change is exact to the hundredth', () => {
    // Expected .51, .62 and .38: 1 - .51 + ½ - .62 - .38 = -.01.
    const games = [...against(WIN, 1790), ...against(DRAW, 1709), ...against(LOSS, 1891)];
    expect(change({ k: 40 }, games)).toBe(-40);
  });

  it('[RATE-7] K is reduced when it would be more than 700 for all games', () => {
    const kFor = (k: number, games: number) =>
      ratingChange({ rating: 1800, k, list: 'rapid' }, against(WIN, ...Array<number>(games).fill(1800))).k;
    expect([kFor(40, 17), kFor(40, 18), kFor(20, 35), kFor(20, 36), kFor(10, 70), kFor(10, 71)]).toEqual([
      40, 38, 20, 19, 10, 9,
    ]);
  });

  it('[RATE-7] only rated games count towards the limit of 700', () => {
    const games = [...against(WIN, ...Array<number>(17).fill(1800)), ...against(WIN, null)];
    expect(ratingChange({ rating: 1800, k: 40, list: 'blitz' }, games).k).toBe(40);
  });

  it('[RATE-6] two players with equal K within 400 points gain and lose the same', () => {
    const rating = fc.integer({ min: 1400, max: 2640 });
    fc.assert(
      fc.property(rating, fc.integer({ min: 1, max: 400 }), fc.constantFrom(0, 1, 2), (own, gap, halfPoints) => {
        const mine = change({ rating: own }, against(halfPoints, own + gap));
        const theirs = change({ rating: own + gap }, against(2 - halfPoints, own));
        expect(mine + theirs).toBe(0);
      }),
    );
  });

  it('[RATE-6] the rating change does not depend on the order of the games', () => {
    const game = fc.record({ opponent: fc.integer({ min: 1400, max: 2800 }), halfPoints: fc.constantFrom(0, 1, 2) });
    fc.assert(
      fc.property(fc.array(game, { maxLength: 12 }), (games) => {
        expect(change({}, [...games].reverse())).toBe(change({}, games));
      }),
    );
  });
});

describe('the first rating', () => {
  it('[RATE-9] the first rating adds two draws against 1800 to the games', () => {
    // Five opponents of 1800, 2½ points: average 1800, 3½ of 7.
    const games = [...against(WIN, 1800, 1800), ...against(DRAW, 1800), ...against(LOSS, 1800, 1800)];
    expect(initialRating(games)).toEqual({ average: 1800, games: 5, halfPoints: 5, rating: 1800, isPublished: true });
  });

  it('[RATE-9] the first rating rounds average and percentage to the nearest, halves up', () => {
    // (5 x 1601 + 3600) / 7 = 1657.86; (5 + 1) of 7 are 86 %, worth 309.
    expect(initialRating(against(WIN, 1601, 1601, 1601, 1601, 1601))).toMatchObject({ average: 1658, rating: 1967 });
  });

  it('[RATE-9] the first rating is at most 2200', () => {
    expect(initialRating(against(WIN, 2300, 2300, 2300, 2300, 2300))?.rating).toBe(2200);
  });

  it('[RATE-9] the first rating leaves unrated opponents out', () => {
    const rated = against(DRAW, 1700, 1700, 1700, 1700, 1700);
    expect(initialRating([...rated, ...against(WIN, null, null)])).toEqual(initialRating(rated));
  });

  it('[RATE-10] a player without a point against a rated opponent has no first rating', () => {
    expect(initialRating([])).toBeNull();
    expect(initialRating(against(LOSS, 1500, 1500, 1500, 1500, 1500))).toBeNull();
    expect(initialRating([...against(LOSS, 1500), ...against(WIN, null)])).toBeNull();
    expect(initialRating([...against(LOSS, 1500), ...against(DRAW, 1500)])).not.toBeNull();
  });

  it('[RATE-10] the first rating is published from five games on', () => {
    expect(initialRating(against(DRAW, 1800, 1800, 1800, 1800))?.isPublished).toBe(false);
    expect(initialRating(against(DRAW, 1800, 1800, 1800, 1800, 1800))?.isPublished).toBe(true);
  });

  it('[RATE-10] the first rating is published from 1400 on', () => {
    // 1½ of 5, with the draws 2½ of 7: 36 % is 102 less. The average is (opponents + 3600) / 7.
    const ratingOf = (...opponents: [number, number, number, number, number]) => {
      const [a, ...others] = opponents;
      return initialRating([...against(DRAW, a), ...against(WIN, others[0]), ...against(LOSS, ...others.slice(1))]);
    };
    expect(ratingOf(1382, 1383, 1383, 1383, 1383)).toMatchObject({ average: 1502, rating: 1400, isPublished: true });
    expect(ratingOf(1381, 1381, 1381, 1381, 1381)).toMatchObject({ average: 1501, rating: 1399, isPublished: false });
  });
});
