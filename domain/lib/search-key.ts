import type { Branded } from '../kernel/ids.ts';

/** Equal for texts that differ only in case, accents or encoding. */
export type SearchKey = Branded<string, 'SearchKey'>;

/** Letters that Unicode does not decompose, and their usual replacements. */
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

/** "SØRLANDET", "Sørlandet" and "sorlandet" have the same key, as have capitals and accents of every script. */
export function searchKey(text: string): SearchKey {
  return plain(plain(text)).replace(/\s+/gu, ' ').trim() as SearchKey;
}

export const matches = (text: string, wanted: string): boolean => searchKey(text).includes(searchKey(wanted));

/** Applied twice, as a ligature may yield capitals and a capital several letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Cs}]/gu, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
