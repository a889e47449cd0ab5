import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasChance,
  normOutlook,
  offeredRating,
  offeredRows,
  pointsTable,
} from '../../../../domain/rating/norms/forecast.ts';
import type { NormEvent, NormInput, NormOpponent, NormRound } from '../../../../domain/rating/norms/input.ts';
import { lastGame } from '../../../../domain/rating/norms/last-game.ts';
import { mixToCome } from '../../../../domain/rating/norms/mix-to-come.ts';
import { checkNorm } from '../../../../domain/rating/norms/verdict.ts';
import { game, gamesAgainst, gamesWith, normInput, opponent, times } from '../../../support/domain/norm-input.ts';

const toCome = (round: number, against: NormOpponent | null = null): NormRound => ({
  kind: 'toCome',
  round,
  opponent: against,
});

/** Games so far, and rounds to come against nobody known. */
const ongoing = (games: readonly NormRound[], left: number, event: Partial<NormEvent> = {}): NormInput =>
  normInput([...games, ...times(left, null).map((_, index) => toCome(games.length + index + 1))], event);

describe('what a player needs', () => {
  // 17122 against seven, 5 points: the example of the fact sheet on norms.
  const seven = gamesAgainst([2540, 2525, 2495, 2460, 2440, 2380, 2282], 5);

  it('[NORM-13] 5 from 7 need 1½ from 2 against 2390 or more, and 2 against 2094', () => {
    expect(pointsTable('GM', ongoing(seven, 2))).toEqual([
      { halfPoints: 0, rating: 2944 },
      { halfPoints: 1, rating: 2777 },
      { halfPoints: 2, rating: 2575 },
      { halfPoints: 3, rating: 2390 },
      { halfPoints: 4, rating: 2094 },
    ]);
  });

  it('[NORM-13] the least score against opponents that the field offers is shown, and half a point more', () => {
    const table = pointsTable('GM', ongoing(seven, 2));
    const rows = (offered: number) => offeredRows(table, offered).map(({ halfPoints }) => halfPoints);
    expect(rows(2390)).toEqual([3, 4]);
    expect(rows(2389)).toEqual([4]);
    expect(rows(2000)).toEqual([]);
    expect(offeredRows([{ halfPoints: 0, rating: null }], 1000)).toEqual([{ halfPoints: 0, rating: null }]);
  });

  it('[NORM-14] the outlook names the fewest points against an assumed average', () => {
    expect(normOutlook('GM', ongoing(seven, 2), 2390)).toEqual({
      kind: 'needs',
      halfPoints: 3,
      games: 2,
      average: 2390,
    });
    expect(normOutlook('GM', ongoing(seven, 2), 2389)).toMatchObject({ kind: 'needs', halfPoints: 4 });
    expect(normOutlook('GM', ongoing(seven, 2), 2093)).toEqual({ kind: 'outOfReach', missing: 'points' });
  });

  it('[NORM-14] known opponents count with their own rating and title', () => {
    const known = (changes: Partial<NormOpponent>) =>
      normInput([...seven, toCome(8, opponent({ rating: 2490, ...changes })), toCome(9, opponent({ rating: 2290 }))]);
    expect(normOutlook('GM', known({}), 1500)).toEqual({ kind: 'needs', halfPoints: 3, games: 2, average: 2390 });
    const titles = gamesWith('title', ['GM', 'GM', ...times(5, 'FM' as const)], { rating: 2450, points: 6 });
    const round = (title: 'GM' | 'FM') =>
      normInput([...titles, toCome(8, opponent({ title })), toCome(9, opponent({ title: 'FM' }))]);
    expect(normOutlook('GM', round('GM'), 1500)).toMatchObject({ kind: 'needs' });
    expect(normOutlook('GM', round('FM'), 1500)).toEqual({ kind: 'outOfReach', missing: 'mix' });
  });

  it('[NORM-14] a norm that stands is secured, and one with too few games or titles is out of reach', () => {
    expect(normOutlook('GM', ongoing(gamesAgainst(times(9, 2400), 8), 1, { rounds: 10 }), 2000)).toEqual({
      kind: 'secured',
    });
    expect(normOutlook('GM', ongoing(seven, 1, { rounds: 8 }), 2500)).toEqual({ kind: 'outOfReach', missing: 'games' });
    const fewTitles = gamesWith('title', times(7, 'IM' as const), { rating: 2500, points: 7 });
    expect(normOutlook('GM', ongoing(fewTitles, 2), 2500)).toEqual({ kind: 'outOfReach', missing: 'mix' });
    expect(normOutlook('GM', ongoing(fewTitles, 3, { rounds: 10 }), 2500)).toMatchObject({ kind: 'needs' });
    expect(normOutlook('GM', normInput(gamesAgainst(times(9, 2400), 5)), 2500)).toEqual({
      kind: 'outOfReach',
      missing: 'points',
    });
  });

  it('[NORM-14] the mix tells what is missing from the games to come, and how much room is left', () => {
    const games = gamesWith('federation', times(5, 'NOR'), { rating: 2500, points: 4 });
    expect(mixToCome('GM', ongoing(games, 4))).toEqual({
      unknown: 4,
      holdersMissing: 0,
      titledMissing: 0,
      federations: { foreignMissing: 2, ownRoom: 0, oneRoom: 1 },
      isPossible: true,
    });
    const sixOwn = gamesWith('federation', times(6, 'NOR'), { rating: 2500, points: 4 });
    expect(mixToCome('GM', ongoing(sixOwn, 3)).isPossible).toBe(false);
    // With a tenth round one of them may be left out.
    expect(mixToCome('GM', ongoing(sixOwn, 4, { rounds: 10 })).isPossible).toBe(true);
  });

  it('[NORM-14] the outlook holds: with its points a norm is reached against such opponents, with less it is not', () => {
    const anyGames = fc.array(
      fc.record({ rating: fc.integer({ min: 2250, max: 2550 }), halfPoints: fc.nat({ max: 2 }) }),
      {
        minLength: 5,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(anyGames, fc.integer({ min: 2200, max: 2600 }), (games, assumed) => {
        const played = games.map(({ rating, halfPoints }, index) =>
          game(index + 1, (['loss', 'draw', 'win'] as const)[halfPoints] ?? 'loss', {
            rating,
            federation: ['SWE', 'DEN', 'ISL'][index % 3] ?? '',
          }),
        );
        const outlook = normOutlook('GM', ongoing(played, 9 - games.length), assumed);
        if (outlook.kind !== 'needs') return;
        const reached = (halfPoints: number): boolean => {
          const rest = gamesAgainst(times(outlook.games, assumed), halfPoints / 2).map((one, index) => ({
            ...one,
            round: games.length + index + 1,
            opponent: { ...one.opponent, federation: ['SWE', 'DEN', 'ISL'][(games.length + index) % 3] ?? '' },
          }));
          return checkNorm('GM', normInput([...played, ...rest])).kind === 'reached';
        };
        expect(reached(outlook.halfPoints)).toBe(true);
        if (outlook.halfPoints > 0) expect(reached(outlook.halfPoints - 1)).toBe(false);
      }),
    );
  });

  it('[NORM-13] more points never need stronger opponents', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2100, max: 2600 }), { minLength: 4, maxLength: 8 }),
        fc.integer({ min: 0, max: 8 }),
        (ratings, points) => {
          const table = pointsTable('IM', ongoing(gamesAgainst(ratings, points), 9 - ratings.length));
          const needed = table.map(({ rating }) => rating ?? 0);
          expect(needed).toEqual([...needed].sort((one, other) => other - one));
        },
      ),
    );
  });
});

describe('the last game', () => {
  const eight = (points: number) => gamesAgainst(times(8, 2453), points);
  const last = (rounds: readonly NormRound[], event: Partial<NormEvent> = {}) =>
    lastGame('GM', normInput(rounds, event));
  const ninth = toCome(9, opponent({ rating: 2330 }));

  it('[NORM-15] the last game names the least result, and stands where no game is needed', () => {
    expect(last([...eight(6.5), ninth])).toEqual({ kind: 'mustBePlayed', least: 'loss' });
    expect(last([...eight(6), ninth])).toEqual({ kind: 'mustBePlayed', least: 'draw' });
    expect(last([...eight(5.5), ninth])).toEqual({ kind: 'mustBePlayed', least: 'win' });
    expect(last([...eight(5), ninth])).toEqual({ kind: 'outOfReach' });
    const nine = gamesAgainst(times(9, 2440), 7);
    expect(last([...nine, toCome(10, opponent())], { rounds: 10 })).toEqual({ kind: 'stands' });
  });

  it('[NORM-15] nothing is said of it before the pairing, and while more than one game is to come', () => {
    expect(last([...eight(6.5), toCome(9)])).toBeNull();
    expect(last([...eight(6.5), ninth, toCome(10, opponent())], { rounds: 10 })).toBeNull();
    expect(last(eight(6.5))).toBeNull();
  });
});

describe('who is shown', () => {
  it('[NORM-16] a player is shown whose performance is within 100 or whose opponents are within 60 of the title', () => {
    const chance = (rating: number, points: number) =>
      hasChance('GM', normInput(gamesAgainst(times(6, rating), points)));
    // 4½ from 6 are 75 per cent, worth 193.
    expect([chance(2307, 4.5), chance(2306, 4.5)]).toEqual([true, false]);
    expect([chance(2320, 0), chance(2319, 0)]).toEqual([true, false]);
    expect(hasChance('GM', normInput([]))).toBe(false);
    const input = normInput(gamesAgainst(times(6, 2500), 5));
    expect(hasChance('GM', { ...input, player: { ...input.player, title: 'GM' } })).toBe(false);
    expect(hasChance('WGM', input)).toBe(false);
  });

  it('[NORM-16] the field offers the upper half of those within half a point who have not been met', () => {
    const player = (rating: number | null, halfPoints: number, hasMet = false) => ({ rating, halfPoints, hasMet });
    expect(
      offeredRating(8, [player(2500, 8), player(2400, 9), player(2300, 7), player(2600, 10), player(2700, 8, true)]),
    ).toBe(2450);
    expect(offeredRating(8, [player(null, 8)])).toBe(1400);
    expect(offeredRating(8, [player(2600, 10)])).toBeNull();
  });
});
