import { describe, expect, it } from 'vitest';
import { checkNorm, type NormGame, type NormRule, type NormTitle } from '../../../domain/rating/norms.ts';

const FEDERATIONS = ['NOR', 'SWE', 'DEN'] as const;

/** Games of these ratings against grandmasters of three federations in turn; the first ones are won. */
const gamesAgainst = (ratings: readonly (number | null)[], points: number): NormGame[] =>
  ratings.map((opponentRating, index) => ({
    opponentRating,
    opponentTitle: 'GM',
    opponentFederation: FEDERATIONS[index % 3] ?? '',
    halfPoints: Math.max(0, Math.min(2, 2 * points - 2 * index)),
  }));

const nine = (rating: number, points = 7): NormGame[] => gamesAgainst(Array<number>(9).fill(rating), points);

const conditionOf = (title: NormTitle, games: readonly NormGame[], wanted: NormRule) =>
  checkNorm(title, { federation: 'NOR' }, games).conditions.find(({ rule }) => rule === wanted);

const missing = (title: NormTitle, games: readonly NormGame[]): NormRule[] =>
  checkNorm(title, { federation: 'NOR' }, games)
    .conditions.filter(({ isFulfilled }) => !isFulfilled)
    .map(({ rule }) => rule);

/** By title: performance, average, floor. 7 of 9 are 78 per cent, worth 220: each performance is its average and 220. */
const TITLES: readonly (readonly [NormTitle, number, number, number])[] = [
  ['GM', 2600, 2380, 2200],
  ['IM', 2450, 2230, 2050],
  ['WGM', 2400, 2180, 2000],
  ['WIM', 2250, 2030, 1850],
];

describe('title norms', () => {
  it.each(TITLES)(
    '[NORM-1] a norm of %s takes a performance of %i against an average of %i',
    (title, performance, average) => {
      expect(missing(title, nine(average))).toEqual([]);
      expect(conditionOf(title, nine(average), 'performance')).toMatchObject({
        needed: performance,
        reached: performance,
      });
      expect(conditionOf(title, nine(average), 'averageRating')).toMatchObject({ needed: average, reached: average });
      expect(missing(title, nine(average - 1))).toEqual(['performance', 'averageRating']);
    },
  );

  it.each(TITLES)(
    '[NORM-2] the average for a norm of %s raises the one lowest opponent to the floor of the title',
    (title, _p, average, floor) => {
      // Eight others whose sum with the floor is 4 over a multiple of nine: one point more would round up.
      const others = Array<number>(8).fill(average + 100);
      const spare = (others.reduce((sum, rating) => sum + rating, 0) + floor) % 9;
      const withSum = (rest: number) => [...others.slice(0, 7), average + 100 - spare + rest];
      const averageOf = (ratings: readonly (number | null)[]) =>
        conditionOf(title, gamesAgainst(ratings, 7), 'averageRating')?.reached ?? 0;
      const rounded = averageOf([floor - 300, ...withSum(4)]);
      expect(averageOf([floor - 300, ...withSum(5)])).toBe(rounded + 1);
      expect(averageOf([null, ...withSum(4)])).toBe(rounded);
      expect(averageOf([floor, ...withSum(4)])).toBe(rounded);
      expect(averageOf([floor + 1, ...withSum(4)])).toBe(rounded + 1);
    },
  );

  it('[NORM-2] a second unrated opponent counts as 1400 for a norm, wherever they are in the list', () => {
    // 2200 + 1400 + 7 x 2492 = 21044, and that is 2338.2; 17446 of seven make 21046, 2338.4; 21047 would be 2338.6.
    const reached = (ratings: readonly (number | null)[]) =>
      conditionOf('GM', gamesAgainst(ratings, 7), 'averageRating')?.reached;
    expect(reached([2492, 2492, null, 2492, 2492, null, 2492, 2492, 2494])).toBe(2338);
    expect(reached([2492, 2492, null, 2492, 2492, 1401, 2492, 2492, 2494])).toBe(2339);
  });

  it('[NORM-1] a norm takes 35 per cent of the points, without rounding up', () => {
    const score = (played: number, points: number) =>
      conditionOf('GM', gamesAgainst(Array<number>(played).fill(2400), points), 'score');
    expect(score(20, 7)).toMatchObject({ needed: 35, reached: 35, isFulfilled: true });
    expect(score(100, 34.5)).toMatchObject({ reached: 34, isFulfilled: false });
    expect(score(9, 3.5)).toMatchObject({ reached: 38, isFulfilled: true });
  });

  it('[NORM-1] a norm takes nine games', () => {
    const of = (played: number) => conditionOf('IM', gamesAgainst(Array<number>(played).fill(2400), 7), 'games');
    expect(of(9)).toMatchObject({ bound: 'least', needed: 9, reached: 9, isFulfilled: true });
    expect(of(8)).toMatchObject({ reached: 8, isFulfilled: false });
  });

  it('[NORM-1] a norm check without a game reports only missing games and federations', () => {
    expect(checkNorm('GM', { federation: 'NOR', isFreeOfFederations: true }, []).conditions).toEqual([
      { rule: 'games', bound: 'least', needed: 9, reached: 0, isFulfilled: false },
    ]);
    expect(checkNorm('GM', { federation: 'NOR' }, []).conditions.map(({ rule, reached }) => [rule, reached])).toEqual([
      ['games', 0],
      ['foreignFederations', 0],
      ['ownFederation', 0],
      ['oneFederation', 0],
    ]);
  });
});

describe('the titles of the opponents', () => {
  const withTitles = (titles: readonly (string | null)[]): NormGame[] =>
    gamesAgainst(
      titles.map(() => 2400),
      7,
    ).map((game, index) => ({ ...game, opponentTitle: titles[index] ?? null }));

  const times = (count: number, title: string | null) => Array<string | null>(count).fill(title);

  it.each<[NormTitle, readonly string[], readonly string[]]>([
    ['GM', ['GM'], ['IM', 'WGM']],
    ['IM', ['GM', 'IM'], ['FM', 'WGM']],
    ['WGM', ['GM', 'IM', 'WGM'], ['FM', 'WIM']],
    ['WIM', ['GM', 'IM', 'WGM', 'WIM'], ['FM', 'WFM']],
  ])('[NORM-3] a norm of %s needs three of nine opponents with %j, not %j', (title, holders, others) => {
    for (const holder of holders) {
      const games = withTitles([...times(3, holder), ...times(6, 'FM')]);
      expect(conditionOf(title, games, 'titleHolders')).toMatchObject({ needed: 3, reached: 3, isFulfilled: true });
    }
    for (const other of others) {
      const games = withTitles([...times(2, 'GM'), ...times(7, other)]);
      expect(conditionOf(title, games, 'titleHolders')).toMatchObject({ reached: 2, isFulfilled: false });
    }
  });

  it('[NORM-3] a third of the opponents must hold the title, rounded up: four of twelve, four of ten', () => {
    const holders = (played: number) =>
      conditionOf('GM', withTitles([...times(3, 'GM'), ...times(played - 3, 'FM')]), 'titleHolders');
    expect([9, 10, 12, 13].map((played) => holders(played)?.needed)).toEqual([3, 4, 4, 5]);
  });

  it('[NORM-3] half of the opponents, rounded up, must hold a title other than CM and WCM', () => {
    const titled = (title: string | null, of = 5) =>
      conditionOf('GM', withTitles([...times(of, title), ...times(9 - of, 'CM')]), 'titled');
    for (const title of ['GM', 'IM', 'WGM', 'FM', 'WIM', 'WFM']) {
      expect(titled(title)).toMatchObject({ needed: 5, reached: 5, isFulfilled: true });
    }
    expect(titled('FM', 4)).toMatchObject({ reached: 4, isFulfilled: false });
    for (const title of ['CM', 'WCM', null]) expect(titled(title)?.reached).toBe(0);
  });
});

describe('the federations of the opponents', () => {
  const from = (...federations: string[]): NormGame[] =>
    nine(2400).map((game, index) => ({ ...game, opponentFederation: federations[index] ?? '' }));
  const times = (count: number, federation: string) => Array<string>(count).fill(federation);

  it('[NORM-4] at most five of nine opponents are of the player’s own federation', () => {
    expect(missing('GM', from(...times(5, 'NOR'), 'SWE', 'SWE', 'DEN', 'DEN'))).toEqual([]);
    expect(missing('GM', from(...times(6, 'NOR'), 'SWE', 'DEN', 'DEN'))).toEqual(['ownFederation']);
  });

  it('[NORM-4] at most six of nine opponents are of one federation', () => {
    expect(missing('GM', from(...times(6, 'SWE'), 'DEN', 'DEN', 'DEN'))).toEqual([]);
    expect(missing('GM', from(...times(7, 'SWE'), 'DEN', 'DEN'))).toEqual(['oneFederation']);
  });

  it('[NORM-4] the opponents are of at least two federations besides the player’s own', () => {
    expect(missing('GM', from(...times(4, 'NOR'), ...times(5, 'SWE')))).toEqual(['foreignFederations']);
    expect(missing('GM', from(...times(5, 'ISL'), ...times(4, 'SWE')))).toEqual([]);
  });

  it('[NORM-4] the opponents need not include the player’s own federation', () => {
    expect(conditionOf('GM', from(...times(5, 'ISL'), ...times(4, 'SWE')), 'ownFederation')).toMatchObject({
      bound: 'most',
      needed: 5,
      reached: 0,
      isFulfilled: true,
    });
  });
});
