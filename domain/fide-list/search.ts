import { type SearchKey, searchKey } from '../lib/search-key.ts';

/** Search key of family name and given names, without the comma. */
export const fideSearchKey = (name: string): SearchKey => searchKey(name.replaceAll(',', ' '));

/** Prefixes to search: as typed, and last word first ("Magnus Carlsen" finds "Carlsen, Magnus"). */
export function beginningsOf(typed: string): readonly SearchKey[] {
  const key = fideSearchKey(typed);
  const words = key.split(' ');
  const last = words.pop();
  if (key === '' || last === undefined || words.length === 0) return key === '' ? [] : [key];
  return [key, `${last} ${words.join(' ')}` as SearchKey];
}
