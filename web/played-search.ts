import { isId } from '../domain/ids.ts';
import { type RawSearch, type TableSearch, tableSearch } from './search.ts';

/** Which parts of the two tables of what somebody has played are shown. */
export interface PlayedSearch {
  readonly tournaments?: TableSearch;
  readonly games?: TableSearch;
}

export function playedSearch(raw: RawSearch): PlayedSearch {
  return { ...part('tournaments', raw), ...part('games', raw) };
}

function part(name: keyof PlayedSearch, raw: RawSearch): PlayedSearch {
  const value = raw[name];
  const search = typeof value === 'object' && value !== null ? tableSearch(value as RawSearch) : {};
  return Object.keys(search).length === 0 ? {} : { [name]: search };
}

/** What of a profile is shown. */
export interface ProfileSearch extends PlayedSearch {
  /** With whom the player is compared. */
  readonly against?: string;
}

export function profileSearch(raw: RawSearch): ProfileSearch {
  const { against } = raw;
  const isNamed = typeof against === 'string' && isId(against);
  return { ...playedSearch(raw), ...(isNamed && { against }) };
}
