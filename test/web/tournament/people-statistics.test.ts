import { describe, expect, it } from 'vitest';
import type { AccountRowAnswer } from '../../../contract/accounts/accounts.ts';
import { ageOn } from '../../../domain/people/birth-date.ts';
import { ageBands, countPeople, countRegions } from '../../../web/model/people-statistics.ts';

const TODAY = '2026-11-22';

const person = (changes: Partial<AccountRowAnswer> = {}): AccountRowAnswer => ({
  id: 'ola',
  firstName: 'Ola',
  lastName: 'Nordmann',
  title: null,
  fideNumber: null,
  nationalId: null,
  fideRating: null,
  fideFederation: 'NOR',
  ghost: false,
  clubs: ['oss'],
  atHome: true,
  mayEdit: true,
  maySetPassword: true,
  birthDate: '2000-01-01',
  sex: 'M',
  region: 'Oslo',
  level: 0,
  hasEmail: false,
  ...changes,
});

describe('an age', () => {
  it('an age is counted in years of 365 days (R-550)', () => {
    expect(ageOn('2016-11-22', '2026-11-22')).toBe(10);
    // Two leap days lie between: 3650 days are ten such years, two days before the tenth birthday.
    expect(ageOn('2016-11-24', '2026-11-22')).toBe(10);
    expect(ageOn('2016-11-25', '2026-11-22')).toBe(9);
  });
});

describe('the people of a club', () => {
  it('the people of a club are counted by sex, FIDE number, title and rating, with their means', () => {
    const people = [
      person({ fideRating: 2000, fideNumber: 1, title: 'CM' }),
      person({ sex: 'F', fideRating: 1500 }),
      person({ sex: null, birthDate: null, region: null, ghost: true }),
    ];
    expect(countPeople(people, TODAY)).toMatchObject({
      people: 3,
      women: 1,
      men: 1,
      ghosts: 1,
      withFideNumber: 1,
      titled: 1,
      rated: 2,
      meanRating: 1750,
      meanAge: 26,
    });
  });

  it('the people of an empty club have no mean rating and no mean age', () => {
    expect(countPeople([], TODAY)).toMatchObject({ people: 0, meanRating: null, meanAge: null });
  });

  it('the people of a club are counted by region, the largest first, and those without a region in a row', () => {
    const regions = countRegions([person(), person({ region: null }), person({ region: 'Viken' }), person()], TODAY);
    expect(regions.map(({ region, people }) => [region, people])).toEqual([
      ['Oslo', 2],
      [null, 1],
      ['Viken', 1],
    ]);
  });

  it('the people of a club are counted in bands of ten years of age, up to the oldest', () => {
    const people = [person({ birthDate: '2018-01-01' }), person({ sex: 'F' }), person({ birthDate: null })];
    expect(ageBands(people, TODAY)).toEqual([
      { from: 0, to: 9, women: 0, men: 1 },
      { from: 10, to: 19, women: 0, men: 0 },
      { from: 20, to: 29, women: 1, men: 0 },
    ]);
    expect(ageBands([person({ birthDate: '1930-01-01' })], TODAY).at(-1)).toEqual({
      from: 80,
      to: null,
      women: 0,
      men: 1,
    });
    expect(ageBands([], TODAY)).toEqual([]);
  });
});
