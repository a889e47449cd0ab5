import { describe, expect, it } from 'vitest';
import { type Career, developmentCoefficient, ratingChange } from '../../../domain/rating/change.ts';

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
