/**
 * One line of a TRF file. Columns are counted from 1 in characters (code points), never in bytes or UTF-16 units, so
 * that a name outside the basic plane does not shift the fields behind it.
 */
export interface SourceLine {
  /** Place in the file, from 1. */
  readonly number: number;
  readonly text: string;
  /** The line's own end: LF, CRLF, CR, or nothing at the end of the file. */
  readonly end: LineEnd;
  /** The text itself when each UTF-16 unit is a character, else one element per character. */
  readonly characters: string | readonly string[];
}

export type LineEnd = '\r\n' | '\n' | '\r' | '';

/** Cuts a text into its lines; putting text and end together again gives the same text. */
export function splitLines(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  for (const match of text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)) {
    const [whole, content = '', end = ''] = match;
    if (whole === '') break;
    lines.push(sourceLine(lines.length + 1, content, end as LineEnd));
  }
  return lines;
}

export const sourceLine = (number: number, text: string, end: LineEnd): SourceLine => ({
  number,
  text,
  end,
  characters: characters(text),
});

/** The text of columns `from` to `to`, both included; columns behind the end of the line are nothing. */
export function columns(line: SourceLine, from: number, to: number): string {
  const part = line.characters.slice(from - 1, to);
  return typeof part === 'string' ? part : part.join('');
}

export const lineLength = (line: SourceLine): number => line.characters.length;

/** The first column in the range that is not blank, or null. */
export function firstInk(line: SourceLine, from: number, to: number): number | null {
  const offset = columns(line, from, to).search(/\S/);
  return offset < 0 ? null : from + offset;
}

const SURROGATE = /[\ud800-\udfff]/;

export const characters = (text: string): string | readonly string[] => (SURROGATE.test(text) ? [...text] : text);

/**
 * The same line for a program that counted columns in bytes of UTF-8: a character of several bytes takes as many
 * columns, the first of which holds it.
 */
export const countedInBytes = (line: SourceLine): SourceLine => ({
  ...line,
  characters: [...line.text].flatMap((character) => [character, ...Array<string>(utf8Length(character) - 1).fill('')]),
});

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

export const isAscii = (line: SourceLine): boolean => !/\P{ASCII}/u.test(line.text);

/** The words of a line from a column on, with the column each begins in. */
export function words(line: SourceLine, from: number): { readonly text: string; readonly column: number }[] {
  const found: { text: string; column: number }[] = [];
  const rest = columns(line, from, lineLength(line));
  for (const match of rest.matchAll(/\S+/g)) {
    found.push({ text: match[0], column: from + [...rest.slice(0, match.index)].length });
  }
  return found;
}
