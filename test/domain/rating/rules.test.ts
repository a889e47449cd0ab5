import { describe, expect, it } from 'vitest';
import { type Career, developmentCoefficient, ratingChange } from '../../../domain/rating/change.ts';
import { checkNorm, type NormGame, type NormRule } from '../../../domain/rating/norms.ts';

describe('the development coefficient K', () => {
  const adult: Career = { rating: 1900, ratedGames: 100, ageAtYearEnd: 40, hasReached2400: false };

  it.each<[string, Partial<Career>, number]>([
    ['an experienced player', {}, 20],
    ['a newcomer with 29 games', { ratedGames: 29 }, 40],
    ['a newcomer after 30 games', { ratedGames: 30 }, 20],
    ['a junior in the year of the 18th birthday', { ageAtYearEnd: 18 }, 40],
    ['a junior of 2300', { ageAtYearEnd: 18, rating: 2300 }, 20],
    ['a player who turns 19 this year', { ageAtYearEnd: 19 }, 20],
    ['a player of unknown age', { ageAtYearEnd: null }, 20],
    ['a player who once reached 2400', { rating: 2350, hasReached2400: true }, 10],
    ['a player of 2400', { rating: 2400 }, 10],
  ])('[RATE-8] the development coefficient follows article 8.3.3 for %s', (_, career, k) => {
    expect(developmentCoefficient({ ...adult, ...career })).toBe(k);
  });
});

describe('the 400-point rule', () => {
  const win = (opponent: number) => [{ opponent, halfPoints: 2 }];

  it('[RATE-4] the 400-point rule applies to each side by its own rating, and not from 2650 on in standard chess', () => {
    const used = (rating: number, list: 'standard' | 'rapid') =>
      ratingChange({ rating, k: 10, list }, win(rating - 500)).games[0]?.usedDifference;
    expect([used(2649, 'standard'), used(2650, 'standard'), used(2600, 'rapid')]).toEqual([400, 500, 400]);
  });
});

describe('a title norm', () => {
  /** Nine opponents of 2400 from three federations, three of them grandmasters; 7 points. */
  const games = (change: (game: NormGame, index: number) => Partial<NormGame> = () => ({})): NormGame[] =>
    Array.from({ length: 9 }, (_, index) => {
      const game: NormGame = {
        opponentRating: 2400,
        opponentTitle: ['GM', 'IM', 'FM'][index % 3] ?? null,
        opponentFederation: ['NOR', 'SWE', 'DEN'][Math.floor(index / 3)] ?? '',
        halfPoints: index < 7 ? 2 : 0,
      };
      return { ...game, ...change(game, index) };
    });
  const missing = (list: readonly NormGame[], isFreeOfFederations = false): NormRule[] =>
    checkNorm('GM', { federation: 'NOR', isFreeOfFederations }, list)
      .conditions.filter((condition) => !condition.isFulfilled)
      .map((condition) => condition.rule);

  it('[NORM-1] a norm is possible when every condition on the games is fulfilled', () => {
    const check = checkNorm('GM', { federation: 'NOR' }, games());
    expect(check.isPossible).toBe(true);
    expect(check.conditions.find(({ rule }) => rule === 'performance')).toEqual({
      rule: 'performance',
      bound: 'least',
      needed: 2600,
      // 2400 and dp for 78 %.
      reached: 2620,
      isFulfilled: true,
    });
  });

  it.each<[string, NormGame[], NormRule[]]>([
    ['nine games', games().slice(0, 8), ['games']],
    ['the performance', games((_, index) => ({ halfPoints: index < 6 ? 2 : 0 })), ['performance']],
    ['a score of 35 %', games((_, index) => ({ halfPoints: index < 3 ? 2 : 0 })), ['score', 'performance']],
    ['three grandmasters', games((_, index) => (index === 0 ? { opponentTitle: 'IM' } : {})), ['titleHolders']],
    [
      'titles for half of the opponents',
      games(({ opponentTitle }) => ({ opponentTitle: opponentTitle === 'GM' ? 'GM' : 'CM' })),
      ['titled'],
    ],
    [
      'a second foreign federation',
      games(({ opponentFederation }) => ({ opponentFederation: opponentFederation === 'DEN' ? 'NOR' : 'SWE' })),
      ['foreignFederations'],
    ],
    [
      'opponents from outside',
      games((_, index) => ({ opponentFederation: index < 6 ? 'NOR' : `F${index}` })),
      ['ownFederation'],
    ],
    [
      'a mix of federations',
      games((_, index) => ({ opponentFederation: index < 7 ? 'SWE' : 'DEN' })),
      ['oneFederation'],
    ],
    ['the average of the opponents', games(() => ({ opponentRating: 2379, halfPoints: 2 })), ['averageRating']],
  ])('[NORM-1] a norm fails for want of %s', (_, list, rules) => {
    expect(missing(list)).toEqual(rules);
  });

  it('[NORM-4] an event that is free of the federation rule sets no condition on federations', () => {
    expect(
      missing(
        games(() => ({ opponentFederation: 'NOR' })),
        true,
      ),
    ).toEqual([]);
  });

  it('[NORM-2] one lowest opponent is raised to the floor, even an unrated one, and no second opponent is', () => {
    const averageWithUnrated = (count: number) =>
      checkNorm(
        'GM',
        { federation: 'NOR' },
        games((_, index) => (index < count ? { opponentRating: null } : {})),
      ).conditions.find(({ rule }) => rule === 'averageRating')?.reached;
    expect(averageWithUnrated(1)).toBe(Math.round((8 * 2400 + 2200) / 9));
    expect(averageWithUnrated(2)).toBe(Math.round((7 * 2400 + 2200 + 1400) / 9));
  });

  it('[NORM-1] a norm is not possible without a game', () => {
    expect(checkNorm('WIM', { federation: 'NOR' }, []).isPossible).toBe(false);
  });
});
