import type { AccountRowAnswer } from '../../contract/accounts/accounts.ts';
import { ageOn } from '../../domain/people/birth-date.ts';

/** Counts of people; data that only their home club knows is counted where the user may see it. */
export interface Counted {
  readonly people: number;
  readonly women: number;
  readonly men: number;
  /** Accounts without a log-in. */
  readonly ghosts: number;
  readonly withFideNumber: number;
  readonly titled: number;
  readonly rated: number;
  /** Of those who have a rating. */
  readonly meanRating: number | null;
  /** Of those whose birth date is known. */
  readonly meanAge: number | null;
}

export interface RegionCount extends Counted {
  /** Null: unknown. */
  readonly region: string | null;
}

/** Ages from this one for ten years; the last band has no end. */
export interface AgeBand {
  readonly from: number;
  readonly to: number | null;
  readonly women: number;
  readonly men: number;
}

const BAND = 10;
const LAST_BAND = 80;

export function countPeople(accounts: readonly AccountRowAnswer[], today: string): Counted {
  const ratings = accounts.flatMap(({ fideRating }) => fideRating ?? []);
  const ages = agesOf(accounts, today);
  const count = (is: (account: AccountRowAnswer) => boolean): number => accounts.filter(is).length;
  return {
    people: accounts.length,
    women: count(({ sex }) => sex === 'F'),
    men: count(({ sex }) => sex === 'M'),
    ghosts: count(({ ghost }) => ghost),
    withFideNumber: count(({ fideNumber }) => fideNumber !== null),
    titled: count(({ title }) => title !== null),
    rated: ratings.length,
    meanRating: mean(ratings),
    meanAge: mean(ages),
  };
}

/** Number of people by region, the largest first. */
export function countRegions(accounts: readonly AccountRowAnswer[], today: string): readonly RegionCount[] {
  const regions = [...new Set(accounts.map(({ region }) => region))];
  return regions
    .map((region) => ({
      region,
      ...countPeople(
        accounts.filter((account) => account.region === region),
        today,
      ),
    }))
    .sort((one, other) => other.people - one.people);
}

/** Ages in bands of ten years, up to the last band with anybody in it. */
export function ageBands(accounts: readonly AccountRowAnswer[], today: string): readonly AgeBand[] {
  const aged = accounts.filter(({ birthDate }) => birthDate !== null);
  const bandOf = (account: AccountRowAnswer): number =>
    Math.min(LAST_BAND, Math.floor(ageOn(account.birthDate ?? today, today) / BAND) * BAND);
  const last = Math.max(0, ...aged.map(bandOf));
  return Array.from({ length: aged.length === 0 ? 0 : last / BAND + 1 }, (_, at) => {
    const from = at * BAND;
    const inside = aged.filter((account) => bandOf(account) === from);
    return {
      from,
      to: from === LAST_BAND ? null : from + BAND - 1,
      women: inside.filter(({ sex }) => sex === 'F').length,
      men: inside.filter(({ sex }) => sex === 'M').length,
    };
  });
}

const agesOf = (accounts: readonly AccountRowAnswer[], today: string): number[] =>
  accounts.flatMap(({ birthDate }) => (birthDate === null ? [] : [ageOn(birthDate, today)]));

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
