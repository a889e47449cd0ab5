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
