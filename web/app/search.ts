import { given } from '../../domain/kernel/given.ts';
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

/** An id in an address: the router has parsed one of digits alone as a number. */
export const idText = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, 40) : undefined;

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
  return given({
    page: page === 1 ? undefined : page,
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
    sort,
  });
}

/** A table with a field to search in it. */
export interface ListSearch extends TableSearch {
  readonly q?: string;
}

export function listSearch(raw: RawSearch): ListSearch {
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 100) : '';
  return { ...tableSearch(raw), ...(q === '' ? {} : { q }) };
}

/** State of each table of a page, by the name of the table. */
export type TablesSearch<Name extends string, Search extends TableSearch = ListSearch> = {
  readonly [Table in Name]?: Search;
};

/** Parses the search parameters of a page with several tables, each with `read`. */
export const tablesSearch =
  <Name extends string, Search extends TableSearch>(names: readonly Name[], read: (raw: RawSearch) => Search) =>
  (raw: RawSearch): TablesSearch<Name, Search> =>
    Object.fromEntries(names.flatMap((name) => partOf(name, raw[name], read))) as TablesSearch<Name, Search>;

function partOf<Search extends TableSearch>(
  name: string,
  value: unknown,
  read: (raw: RawSearch) => Search,
): [string, Search][] {
  const search = typeof value === 'object' && value !== null ? read(value as RawSearch) : undefined;
  return search === undefined || Object.keys(search).length === 0 ? [] : [[name, search]];
}

/** A page that manages one of the user's clubs or organisations, and shows one of its tabs. */
export interface ManageSearch<Tab extends string> extends ListSearch {
  /** The club or the organisation; omitted where there is only one. */
  readonly id?: string;
  readonly tab?: Tab;
  readonly clubs?: readonly string[];
}

export const manageSearch =
  <Tab extends string>(tabs: readonly Tab[]) =>
  (raw: RawSearch): ManageSearch<Tab> => {
    const tab = oneOf(tabs, raw.tab);
    const clubs = Array.isArray(raw.clubs) ? raw.clubs.map(String).slice(0, 100) : [];
    return {
      ...given({ id: idText(raw.id) }),
      ...(tab !== undefined && { tab }),
      ...(clubs.length > 0 && { clubs }),
      ...listSearch(raw),
    };
  };

/** Pages that show one of several rounds. */
export interface RoundSearch {
  readonly round?: number;
}

export const roundSearch = (raw: RawSearch): RoundSearch => given({ round: countingNumber(raw.round) });

/** The address's round where it is one of these, else the first of them. */
export const chosenRound = (rounds: readonly number[], asked: number | undefined): number | undefined =>
  rounds.find((round) => round === asked) ?? rounds[0];

/** A path of this site to return to after the log-in; never another site's address. */
export function ownPath(raw: unknown): string | undefined {
  return typeof raw === 'string' && /^\/(?![/\\])[^\\\s]*$/.test(raw) ? raw : undefined;
}

/** Where an interposed page, such as the log-in, leads afterwards. */
export const returnSearch = (raw: RawSearch): { readonly path?: string } => given({ path: ownPath(raw.path) });
