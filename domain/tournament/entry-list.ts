/**
 * A list of entrants as organisers have it: out of a spreadsheet, a mail, a sheet of paper typed off. One line is one
 * entrant: name; rating; club; FIDE number; title; birth year; sex, or in the order of a head line. It is taken as a whole or
 * in no part, so each line says for itself what it is.
 */
import { NAME_MAX_LENGTH } from '../limits.ts';
import { searchKey } from '../search-key.ts';
import { TITLES, type Title } from '../titles.ts';

export interface ListedEntrant {
  readonly firstName: string;
  readonly lastName: string;
  readonly rating: number | null;
  /** Null where it is not told. */
  readonly club: string | null;
  readonly fideNumber: number | null;
  readonly title: Title | null;
  /** `YYYY-MM-DD`; the first day of the year where only the year is told. */
  readonly birthDate: string | null;
  /** Null where it is not told. */
  readonly sex: 'F' | 'M' | null;
}

export const LIST_FAULTS = [
  'name',
  'rating',
  'club',
  'fideNumber',
  'title',
  'birth',
  'sex',
  'fields',
  'twice',
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

/** A line of the list, counted from 1; empty lines and the head line are none. */
export type ListedLine =
  | { readonly kind: 'entrant'; readonly line: number; readonly entrant: ListedEntrant }
  | { readonly kind: 'fault'; readonly line: number; readonly text: string; readonly fault: ListFault };

/** The fields of a line without a head line, in this order. */
const USUAL = ['name', 'rating', 'club', 'fideNumber', 'title', 'birth', 'sex'] as const;
type Column = (typeof USUAL)[number];

/** What heads of columns are called, in English and Norwegian, by their search keys. */
const HEADS: Readonly<Record<string, Column>> = {
  name: 'name',
  player: 'name',
  navn: 'name',
  spiller: 'name',
  rating: 'rating',
  elo: 'rating',
  club: 'club',
  klubb: 'club',
  fide: 'fideNumber',
  'fide id': 'fideNumber',
  'fide-id': 'fideNumber',
  fideid: 'fideNumber',
  'fide number': 'fideNumber',
  'fide-nummer': 'fideNumber',
  title: 'title',
  tittel: 'title',
  birth: 'birth',
  born: 'birth',
  year: 'birth',
  'birth year': 'birth',
  'birth date': 'birth',
  fodt: 'birth',
  fodselsar: 'birth',
  sex: 'sex',
  gender: 'sex',
  kjonn: 'sex',
};

/** Every line of the list that is not empty, with what it says or what is wrong with it. */
export function readEntryList(text: string): readonly ListedLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((row, index) => ({ line: index + 1, text: row.trim() }));
  const told = rows.filter((row) => row.text !== '');
  const separator = separatorOf(told.map((row) => row.text));
  const [first] = told;
  const head = first === undefined ? null : headOf(cellsOf(first.text, separator));
  const lines = (head === null ? told : told.slice(1)).map((row) =>
    lineOf(row, cellsOf(row.text, separator), head ?? USUAL),
  );
  return withoutRepetition(lines);
}

/** A comma separates only where a head line shows that it does: it stands in names, too. */
function separatorOf(rows: readonly string[]): string | null {
  if (rows.some((row) => row.includes(';'))) return ';';
  if (rows.some((row) => row.includes('\t'))) return '\t';
  return headOf(cellsOf(rows[0] ?? '', ',')) === null ? null : ',';
}

/** Cells may stand in quotation marks, with the separator and doubled marks in them. */
function cellsOf(row: string, separator: string | null): readonly string[] {
  if (separator === null) return [row];
  const cells = [''];
  let isQuoted = false;
  for (const sign of row) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${sign}`);
  }
  return cells.map((cell) => cell.trim());
}

/** The columns that a head line names; null where the line is none. Columns of other names are passed over. */
function headOf(cells: readonly string[]): readonly (Column | null)[] | null {
  const columns = cells.map((cell) => HEADS[searchKey(cell)] ?? null);
  return columns.includes('name') ? columns : null;
}

function lineOf(
  { line, text }: { readonly line: number; readonly text: string },
  cells: readonly string[],
  columns: readonly (Column | null)[],
): ListedLine {
  const fault = (what: ListFault): ListedLine => ({ kind: 'fault', line, text, fault: what });
  if (cells.slice(columns.length).some((cell) => cell !== '')) return fault('fields');
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const name = nameOf(cell('name'));
  if (name === null) return fault('name');
  const rating = numberOf(cell('rating'), MOST_RATED);
  if (rating === undefined) return fault('rating');
  const club = clubOf(cell('club'));
  if (club === undefined) return fault('club');
  const fideNumber = numberOf(cell('fideNumber'), LARGEST_FIDE_NUMBER);
  if (fideNumber === undefined) return fault('fideNumber');
  const title = titleOf(cell('title'));
  if (title === undefined) return fault('title');
  const birthDate = birthOf(cell('birth'));
  if (birthDate === undefined) return fault('birth');
  const sex = sexOf(cell('sex'));
  if (sex === undefined) return fault('sex');
  return { kind: 'entrant', line, entrant: { ...name, rating, club, fideNumber, title, birthDate, sex } };
}

const MOST_RATED = 4000;
const LARGEST_FIDE_NUMBER = 999_999_999;

/** "Carlsen, Magnus" or "Magnus Carlsen", whose last name is the last word. */
function nameOf(text: string): Pick<ListedEntrant, 'firstName' | 'lastName'> | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (/[<>]/.test(plain)) return null;
  const comma = plain.indexOf(',');
  const at = plain.lastIndexOf(' ');
  const [lastName, firstName] =
    comma >= 0
      ? [plain.slice(0, comma), plain.slice(comma + 1)]
      : [plain.slice(at + 1), plain.slice(0, Math.max(at, 0))];
  return lastName.trim() === '' || firstName.trim() === ''
    ? null
    : { firstName: firstName.trim(), lastName: lastName.trim() };
}

/** A counting number, or none: nobody is rated 0. Undefined where it is no number. */
function numberOf(text: string, most: number): number | null | undefined {
  if (text === '' || text === '-' || text === '0') return null;
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

/** Undefined where it is none that could be written anywhere else. */
function clubOf(text: string): string | null | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain === '-') return null;
  return plain.length > NAME_MAX_LENGTH || /[<>]/.test(plain) ? undefined : plain;
}

function titleOf(text: string): Title | null | undefined {
  if (text === '' || text === '-') return null;
  return TITLES.find((title) => title === text.toUpperCase());
}

/** 2012, 2012-02-29 or 29.02.2012. */
function birthOf(text: string): string | null | undefined {
  if (text === '' || text === '-') return null;
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso =
    year === undefined ? (/^\d{4}$/.test(text) ? `${text}-01-01` : text) : `${year}-${two(month)}-${two(day)}`;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) && iso >= '1900' ? new Date(`${iso}T00:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined;
}

/** F and M, and what lists in English and Norwegian write for them; a report file writes w. Undefined for anything else. */
function sexOf(text: string): ListedEntrant['sex'] | undefined {
  if (text === '' || text === '-') return null;
  const key = searchKey(text);
  if (FEMALE.includes(key)) return 'F';
  return MALE.includes(key) ? 'M' : undefined;
}

const FEMALE: readonly string[] = ['f', 'w', 'k', 'j', 'female', 'woman', 'girl', 'kvinne', 'jente'];
const MALE: readonly string[] = ['m', 'g', 'male', 'man', 'boy', 'mann', 'gutt'];

const two = (text = ''): string => text.padStart(2, '0');

/** Whoever stands twice in the list, by the FIDE number or by name and birth, is a fault where he stands again. */
function withoutRepetition(lines: readonly ListedLine[]): readonly ListedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.kind === 'fault') return line;
    const { firstName, lastName, fideNumber, birthDate } = line.entrant;
    const key =
      fideNumber === null ? `${searchKey(`${firstName} ${lastName}`)} ${birthDate ?? ''}` : `fide ${fideNumber}`;
    if (seen.has(key)) {
      return { kind: 'fault', line: line.line, text: `${firstName} ${lastName}`, fault: 'twice' };
    }
    seen.add(key);
    return line;
  });
}
