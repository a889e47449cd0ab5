import { type RawSearch, type TableSearch, tableSearch } from './search.ts';

/** Which parts of the two tables of the calendar are shown. */
export interface CalendarSearch {
  readonly tournaments?: TableSearch;
  readonly games?: TableSearch;
}

export function calendarSearch(raw: RawSearch): CalendarSearch {
  return { ...part('tournaments', raw), ...part('games', raw) };
}

function part(name: keyof CalendarSearch, raw: RawSearch): CalendarSearch {
  const value = raw[name];
  const search = typeof value === 'object' && value !== null ? tableSearch(value as RawSearch) : {};
  return Object.keys(search).length === 0 ? {} : { [name]: search };
}
