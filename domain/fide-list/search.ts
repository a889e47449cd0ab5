import { type SearchKey, searchKey } from '../search-key.ts';

/** By what a player of the list is found: the family name and the given names, without the comma between them. */
export const fideSearchKey = (name: string): SearchKey => searchKey(name.replaceAll(',', ' '));

/**
 * The beginnings that are looked for where somebody types a name: as it is typed, and, where the given names may stand
 * first, with the last word before the others ("Magnus Carlsen" is "Carlsen, Magnus").
 */
export function beginningsOf(typed: string): readonly SearchKey[] {
  const key = fideSearchKey(typed);
  const words = key.split(' ');
  const last = words.pop();
  if (key === '' || last === undefined || words.length === 0) return key === '' ? [] : [key];
  return [key, `${last} ${words.join(' ')}` as SearchKey];
}
