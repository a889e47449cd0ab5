import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../domain/kernel/limits.ts';

/** Parses search parameters: whatever is typed there, the page gets values it knows. */

export type RawSearch = Readonly<Record<string, unknown>>;

/**
 * Parses the search parameters of a route. The router also passes on parameters that were not parsed, so these are set
 * to undefined.
 */
export const only =
  <Search extends object>(read: (raw: RawSearch) => Search) =>
  (raw: RawSearch): Search =>
    Object.assign(Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])), read(raw));

export const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

export function countingNumber(raw: unknown): number | undefined {
  const value = Number(raw);
  return Number.isInteger(value) && value >= 1 && value <= 100_000 ? value : undefined;
}

export const flag = (raw: unknown): true | undefined =>
  raw === true || raw === 'true' || raw === 1 ? true : undefined;

/** Whether a flag that is on by default was turned off. */
export const isOff = (raw: unknown): boolean => raw === false || raw === 'false' || raw === 0;

export type PageSize = (typeof PAGE_SIZES)[number];

/** The page, size and order of a long table. Values omitted from the address have their defaults. */
export interface TableSearch {
  readonly page?: number;
  readonly size?: PageSize;
  /** A column, with a leading hyphen for descending order. */
  readonly sort?: string;
}

export function tableSearch(raw: RawSearch): TableSearch {
  const page = countingNumber(raw.page);
  const size = PAGE_SIZES.find((known) => known === Number(raw.size));
  const sort = typeof raw.sort === 'string' && /^-?[a-z0-9]{1,20}$/.test(raw.sort) ? raw.sort : undefined;
  return {
    ...(page === undefined || page === 1 ? {} : { page }),
    ...(size === undefined || size === DEFAULT_PAGE_SIZE ? {} : { size }),
    ...(sort === undefined ? {} : { sort }),
  };
}

/** A path of this site to return to after the log-in; never another site's address. */
export function ownPath(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(raw) ? raw : undefined;
}

/** Pages that show one of several rounds. */
export interface RoundSearch {
  readonly round?: number;
}

export function roundSearch(raw: RawSearch): RoundSearch {
  const round = countingNumber(raw.round);
  return round === undefined ? {} : { round };
}

/** The address's round where it is one of these, else the first of them. */
export const chosenRound = (rounds: readonly number[], asked: number | undefined): number | undefined =>
  rounds.find((round) => round === asked) ?? rounds[0];
