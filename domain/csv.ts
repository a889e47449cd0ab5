/** A cell of a sheet: a text, or a number, which no spreadsheet takes for a formula whatever its sign. */
export type CsvCell = string | number | null;

/** What a spreadsheet reads as the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n]|^\s|\s$/;

/**
 * A CSV file (RFC 4180, with the mark that makes spreadsheets read it as UTF-8) in which no text is a formula to the
 * program that opens it.
 */
export const makeCsv = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n')}`;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
