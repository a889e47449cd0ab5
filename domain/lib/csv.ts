/** Numbers are never read as formulas, whatever their sign. */
export type CsvCell = string | number | null;

/** First characters that spreadsheets read as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",;\r\n]|^\s|\s$/;

/** Column separator and decimal sign. */
export interface CsvStyle {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

export const PLAIN_CSV: CsvStyle = { separator: ',', decimal: '.' };

/** For spreadsheets with a decimal comma, as in Norwegian. */
export const COMMA_DECIMAL_CSV: CsvStyle = { separator: ';', decimal: ',' };

/** CSV (RFC 4180) with a UTF-8 byte order mark; texts are protected from being read as formulas. */
export const makeCsv = (
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  style: CsvStyle = PLAIN_CSV,
): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map((cell) => cellText(cell, style)).join(style.separator)).join('\r\n')}`;

function cellText(cell: CsvCell, { decimal }: CsvStyle): string {
  if (cell === null) return '';
  // A decimal comma needs no quotes, as cells are then separated by semicolons.
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
