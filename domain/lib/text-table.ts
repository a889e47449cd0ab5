/** Reads a pasted table or a CSV file (RFC 4180) and detects its separator. Every import of people uses it. */
import Papa from 'papaparse';

export const SEPARATORS = [';', '\t', ','] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface TableRow {
  /** The row's first line in the source, from 1. */
  readonly line: number;
  /** The source text, shown on one line. */
  readonly text: string;
  readonly cells: readonly string[];
  /** The row is a single cell that uses another separator. */
  readonly isOtherwiseSeparated: boolean;
}

export interface TextTable {
  /** Null if there is no separator: each row is one cell. */
  readonly separator: Separator | null;
  readonly rows: readonly TableRow[];
}

/** `takesComma` decides by the first row if commas separate, as names contain commas too. */
export function readTable(text: string, takesComma: (firstRow: readonly string[]) => boolean): TextTable {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Spreadsheets write the separator on its own line.
  const named = /^\s*"?sep=(.)"?[ \t]*(?:\n|$)/i.exec(plain);
  const separator = SEPARATORS.find((one) => one === named?.[1]) ?? separatorOf(plain, takesComma);
  const rest = named === null ? plain : `\n${plain.slice(named[0].length)}`;
  return { separator, rows: rowsOf(rest, separator) };
}

/** Semicolons or tabs, whichever occur in more rows; commas only if the first row shows that they separate. */
function separatorOf(text: string, takesComma: (firstRow: readonly string[]) => boolean): Separator | null {
  const rows = text.replace(/"(?:[^"]|"")*"/g, '""').split('\n');
  const having = (separator: Separator): number => rows.filter((row) => row.includes(separator)).length;
  const [semicolons, tabs] = [having(';'), having('\t')];
  if (semicolons > 0 || tabs > 0) return semicolons >= tabs ? ';' : '\t';
  const [first] = rowsOf(text, ',');
  return first !== undefined && takesComma(first.cells) ? ',' : null;
}

/** A character that no list contains; it disables separators or quotes. */
const NOTHING = '\u0000';

function rowsOf(text: string, separator: Separator | null): readonly TableRow[] {
  const parsed = (quoteChar: string) => Papa.parse(text, { delimiter: separator ?? NOTHING, newline: '\n', quoteChar });
  const quoted = parsed('"');
  // An unclosed quote is not a quote: it would swallow all following lines.
  const { data } = quoted.errors.some(({ type }) => type === 'Quotes') ? parsed(NOTHING) : quoted;
  let line = 1;
  const rows: TableRow[] = [];
  for (const row of data) {
    const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const written = cells.join(separator === null || separator === '\t' ? ' ' : separator).trim();
    const told = cells.filter((cell) => cell !== '').length;
    const isOtherwiseSeparated = separator !== null && told === 1 && row.some((cell) => /[;\t]/.test(cell.trim()));
    if (told > 0) rows.push({ line, text: written, cells, isOtherwiseSeparated });
    line += 1 + row.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
  }
  return rows;
}
