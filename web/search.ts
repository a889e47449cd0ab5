import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../domain/limits.ts';

/** Reads the search part of an address: whatever somebody typed there, the page gets values it knows. */

export type RawSearch = Readonly<Record<string, unknown>>;

/**
 * How a route reads its search part. The router gives a page whatever stands in the address and was not read, beside what
 * was; so everything that was not read is named as nothing.
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

/** Of a flag that may be on by itself: whether it was turned off. */
export const isOff = (raw: unknown): boolean => raw === false || raw === 'false' || raw === 0;

export type PageSize = (typeof PAGE_SIZES)[number];

/** Which part of a long table is shown. What is left out of the address has its default. */
export interface TableSearch {
  readonly page?: number;
  readonly size?: PageSize;
  /** A column, with a hyphen before it where the order is turned round. */
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

/** A path of this site to go back to after the log-in; never another site's address. */
export function ownPath(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(raw) ? raw : undefined;
}

/** Pages on which one of several rounds is shown. */
export interface RoundSearch {
  readonly round?: number;
}

export function roundSearch(raw: RawSearch): RoundSearch {
  const round = countingNumber(raw.round);
  return round === undefined ? {} : { round };
}

/** The round of the address where it is one of these, else the first of them. */
export const chosenRound = (rounds: readonly number[], asked: number | undefined): number | undefined =>
  rounds.find((round) => round === asked) ?? rounds[0];
