import { getI18n } from 'react-i18next';
import { COMMA_DECIMAL_CSV, type CsvCell, type CsvStyle, makeCsv, PLAIN_CSV } from '../../../domain/lib/csv.ts';
import { saveFile } from './save-file.ts';

/** Downloads a table as CSV, in the format that spreadsheets in the page's language read. */
export function saveCsv(name: string, head: readonly string[], rows: readonly (readonly CsvCell[])[]): void {
  saveFile(name, makeCsv(head, rows, csvStyleOf(getI18n().language)), 'text/csv;charset=utf-8');
}

export const csvStyleOf = (language: string): CsvStyle => (language === 'no' ? COMMA_DECIMAL_CSV : PLAIN_CSV);
