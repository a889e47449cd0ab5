import { oneOf, type RawSearch } from './search.ts';
import { type ListSearch, listSearch } from './tournament-search.ts';

/** State of each table of a page, by the name of the table. */
export type TablesSearch<Name extends string> = { readonly [Table in Name]?: ListSearch };

/** Parses the search parameters of a page with several tables. */
export const tablesSearch =
  <Name extends string>(names: readonly Name[]) =>
  (raw: RawSearch): TablesSearch<Name> =>
    Object.fromEntries(names.flatMap((name) => partOf(name, raw[name]))) as TablesSearch<Name>;

function partOf(name: string, value: unknown): [string, ListSearch][] {
  const search = typeof value === 'object' && value !== null ? listSearch(value as RawSearch) : {};
  return Object.keys(search).length === 0 ? [] : [[name, search]];
}

export const CLUB_TABLES = ['members', 'tournaments'] as const;
export type ClubSearch = TablesSearch<(typeof CLUB_TABLES)[number]>;

// The managed club or organisation, and the selected tab

export const CLUB_TABS = ['details', 'statistics', 'teams', 'members', 'powers', 'messages', 'templates'] as const;
export const ORGANIZATION_TABS = ['details', 'statistics', 'clubs', 'members', 'powers', 'messages'] as const;
export type ClubTab = (typeof CLUB_TABS)[number];
export type OrganizationTab = (typeof ORGANIZATION_TABS)[number];
export type ManageTab = ClubTab | OrganizationTab;

export interface ManageSearch<Tab extends ManageTab> extends ListSearch {
  /** The club or the organisation; omitted where there is only one. */
  readonly id?: string;
  readonly tab?: Tab;
  readonly clubs?: readonly string[];
}

export const manageSearch =
  <Tab extends ManageTab>(tabs: readonly Tab[]) =>
  (raw: RawSearch): ManageSearch<Tab> => {
    const id = typeof raw.id === 'string' || typeof raw.id === 'number' ? String(raw.id).slice(0, 40) : undefined;
    const tab = oneOf(tabs, raw.tab);
    const clubs = Array.isArray(raw.clubs) ? raw.clubs.map(String).slice(0, 100) : [];
    return {
      ...(id === undefined ? {} : { id }),
      ...(tab === undefined ? {} : { tab }),
      ...(clubs.length === 0 ? {} : { clubs }),
      ...listSearch(raw),
    };
  };
