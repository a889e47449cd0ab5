import { isId } from '../../domain/kernel/ids.ts';
import { type RawSearch, type TableSearch, tableSearch } from './search.ts';

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

export interface ProfileSearch extends PlayedSearch {
  readonly against?: string;
}

export function profileSearch(raw: RawSearch): ProfileSearch {
  const { against } = raw;
  const isNamed = typeof against === 'string' && isId(against);
  return { ...playedSearch(raw), ...(isNamed && { against }) };
}
