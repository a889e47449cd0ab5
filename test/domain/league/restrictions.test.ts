import { describe, expect, it } from 'vitest';
import { type Applicant, mayPlayIn, type Restrictions } from '../../../domain/league/restrictions.ts';

const OPEN: Restrictions = { sex: null, age: null, rating: null };
const anna: Applicant = { sex: 'F', birthDate: '2014-12-31', rating: 1200 };

const answer = (restrictions: Partial<Restrictions>, applicant: Partial<Applicant> = {}, start = '2026-09-01') => {
  const result = mayPlayIn({ ...OPEN, ...restrictions }, { ...anna, ...applicant }, start);
  return result.ok ? 'welcome' : result.key;
};

describe('category restrictions', () => {
  it('[LEAGUE-1] a category without restrictions is open to everybody', () => {
    expect(answer({}, { birthDate: null, rating: null })).toBe('welcome');
  });

  it('[LEAGUE-1] a category can be for women and girls, or for men', () => {
    expect([answer({ sex: 'F' }), answer({ sex: 'F' }, { sex: 'M' }), answer({ sex: 'M' })]).toEqual([
      'welcome',
      'categoryForWomen',
      'categoryForMen',
    ]);
  });

  it('[LEAGUE-1] a category for one sex refuses a player whose sex is not known', () => {
    const unknown = { sex: null };
    expect([answer({ sex: 'F' }, unknown), answer({ sex: 'M' }, unknown), answer({}, unknown)]).toEqual([
      'categorySexUnknown',
      'categorySexUnknown',
      'welcome',
    ]);
  });

  it.each([
    ['who turns twelve on the last day of the year is twelve in it', '2014-12-31', 'welcome'],
    ['who turns twelve on the first day of the next is not', '2015-01-01', 'categoryTooYoung'],
    ['who turned fourteen on the first day of the year is fourteen', '2012-01-01', 'welcome'],
    ['who turns fifteen in the year is too old', '2011-12-31', 'categoryTooOld'],
    ['who has given no birth date plays only without an age limit', null, 'categoryAgeUnknown'],
  ])('[LEAGUE-1] a category for ages twelve to fourteen applies the rule: a player %s', (_, birthDate, wanted) => {
    expect(answer({ age: { least: 12, greatest: 14 } }, { birthDate })).toBe(wanted);
  });

  it('[LEAGUE-1] the age for a category counts in the year in which the season starts', () => {
    const under13 = { age: { least: null, greatest: 12 } };
    expect([answer(under13, {}, '2026-12-31'), answer(under13, {}, '2027-01-01')]).toEqual([
      'welcome',
      'categoryTooOld',
    ]);
  });

  it('[LEAGUE-1] the rating limits of a category are inclusive, and an unrated player counts as 0', () => {
    const span = { rating: { least: 1000, greatest: 1200 } };
    expect([999, 1000, 1200, 1201, null].map((rating) => answer(span, { rating }))).toEqual([
      'categoryRatingTooLow',
      'welcome',
      'welcome',
      'categoryRatingTooHigh',
      'categoryRatingTooLow',
    ]);
    expect(answer({ rating: { least: null, greatest: 1200 } }, { rating: null })).toBe('welcome');
  });
});
