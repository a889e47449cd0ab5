/** Columns count code points from 1, so that rare characters in a name do not shift later fields. */
export interface SourceLine {
  /** Line number from 1. */
  readonly number: number;
  readonly text: string;
  /** Line ending: LF, CRLF, CR, or empty at the end of the file. */
  readonly end: LineEnd;
  /** Trimmed text: a string if every UTF-16 unit is a character, else an array of characters. */
  readonly characters: string | readonly string[];
}

export type LineEnd = '\r\n' | '\n' | '\r' | '';

/** Lossless: texts and ends concatenate to the input. */
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
  // Trailing blanks and tabs have no meaning.
  characters: characters(text.trimEnd()),
});

/** Both columns included; empty beyond the end of the line. */
export function columns(line: SourceLine, from: number, to: number): string {
  const part = line.characters.slice(from - 1, to);
  return typeof part === 'string' ? part : part.join('');
}

export const lineLength = (line: SourceLine): number => line.characters.length;

/** The first non-blank column, or null. */
export function firstInk(line: SourceLine, from: number, to: number): number | null {
  for (let column = from; column <= to && column <= line.characters.length; column++) {
    if (line.characters[column - 1]?.trim() !== '') return column;
  }
  return null;
}

const SURROGATE = /[\ud800-\udfff]/;

export const characters = (text: string): string | readonly string[] => (SURROGATE.test(text) ? [...text] : text);

/** Counts columns in UTF-8 bytes: the first of a character's columns holds it. */
export const countedInBytes = (line: SourceLine): SourceLine => ({
  ...line,
  characters: [...line.text.trimEnd()].flatMap((character) => [
    character,
    ...Array<string>(utf8Length(character) - 1).fill(''),
  ]),
});

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

export const isAscii = (line: SourceLine): boolean => !/\P{ASCII}/u.test(line.text);

/** Words from a column on, with their start columns. */
export function words(line: SourceLine, from: number): { readonly text: string; readonly column: number }[] {
  const found: { text: string; column: number }[] = [];
  const rest = columns(line, from, lineLength(line));
  for (const match of rest.matchAll(/\S+/g)) {
    found.push({ text: match[0], column: from + [...rest.slice(0, match.index)].length });
  }
  return found;
}
