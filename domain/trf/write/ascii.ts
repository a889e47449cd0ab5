/** Letters that Unicode does not decompose, spelt as in passports and rating lists. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  å: 'a',
  Å: 'A',
  ß: 'ss',
  þ: 'th',
  Þ: 'TH',
  ð: 'd',
  Ð: 'D',
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  '’': "'",
  ʼ: "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
};

/** Drops accents, replaces letters, and writes `?` for non-Latin characters. */
export const toAscii = (text: string): string =>
  [...text]
    .map((character) => LETTERS[character] ?? character)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '?');

/** Letters of Latin-1 as one byte each, others as in ASCII. */
export const latin1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...text.normalize('NFC')]
      .map((character) => (/[\n\r\x20-\x7e\xa0-\xff]/.test(character) ? character : toAscii(character)))
      .join(''),
    (character) => character.charCodeAt(0),
  );
