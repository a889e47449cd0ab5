import type { Branded } from './ids.ts';

/** A text as it is searched: what differs by case, accent or way of writing only has the same key. */
export type SearchKey = Branded<string, 'SearchKey'>;

/** Letters that Unicode does not take apart, by what people type in their place. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ə: 'e',
  ς: 'σ',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** "SØRLANDET", "Sørlandet" and "sorlandet" have one key; so have the capitals and accents of every script. */
export function searchKey(text: string): SearchKey {
  return plain(plain(text)).replace(/\s+/gu, ' ').trim() as SearchKey;
}

/** Whether a text has these words in it, as the search reads them. */
export const matches = (text: string, wanted: string): boolean => searchKey(text).includes(searchKey(wanted));

/** Twice through this nothing changes any more: a ligature may be made of capitals, a capital of several letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cs}]/gu, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
