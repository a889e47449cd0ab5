/**
 * Parses a list of entrants from a spreadsheet, an e-mail or paper. One line per entrant: name; rating; club; FIDE
 * number; title; birth year; sex, or in the order of a header. A list is imported completely or not at all, so each
 * line reports its own errors.
 */
import { FIDE_NUMBER_MAX } from '../../kernel/limits.ts';
import { searchKey } from '../../lib/search-key.ts';
import { readTable, type Separator, type TableRow } from '../../lib/text-table.ts';
import {
  bothNames,
  clubOf,
  columnHeaded,
  MOST_RATED,
  NATIONAL_ID_HEADINGS,
  nameOf,
  numberOf,
  PERSON_COLUMNS,
  PERSON_HEADINGS,
} from '../../people/list-cells.ts';
import { TITLES, type Title, titleNamed } from '../../people/titles.ts';
import { isNationalId } from '../../rating/national-id.ts';

export interface ListedEntrant {
  readonly firstName: string;
  readonly lastName: string;
  readonly rating: number | null;
  readonly club: string | null;
  readonly fideNumber: number | null;
  /** In the rating list of the federation. */
  readonly nationalId: string | null;
  readonly title: Title | null;
  /** `YYYY-MM-DD`; 1 January if only the year is known. */
  readonly birthDate: string | null;
  readonly sex: 'F' | 'M' | null;
}

export const LIST_FAULTS = [
  'columns',
  'separator',
  'name',
  'digits',
  'rating',
  'yearOrRating',
  'club',
  'fideNumber',
  'nationalId',
  'title',
  'birth',
  'dayOrMonth',
  'sex',
  'fields',
  'twice',
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

/** A line, counted from 1; empty lines and the header are skipped. */
export type ListedLine =
  | { readonly kind: 'entrant'; readonly line: number; readonly entrant: ListedEntrant }
  | { readonly kind: 'fault'; readonly line: number; readonly text: string; readonly fault: ListFault };

/** Column order without a header. */
const USUAL = ['name', 'rating', 'club', 'fideNumber', 'title', 'birth', 'sex'] as const;

export const LIST_COLUMNS = [...PERSON_COLUMNS, 'nationalId', 'title', 'birth', 'sex'] as const;
export type Column = (typeof LIST_COLUMNS)[number];

/** Column headings in English and Norwegian, as search keys. */
const HEADINGS: Readonly<Record<string, Column>> = {
  ...PERSON_HEADINGS,
  'fide rating': 'rating',
  'fide-rating': 'rating',
  ...Object.fromEntries(NATIONAL_ID_HEADINGS.map((heading) => [heading, 'nationalId' as const])),
  title: 'title',
  tittel: 'title',
  birth: 'birth',
  born: 'birth',
  year: 'birth',
  'birth year': 'birth',
  'birth date': 'birth',
  fodt: 'birth',
  fodselsar: 'birth',
  fodselsdato: 'birth',
  'date of birth': 'birth',
  sex: 'sex',
  gender: 'sex',
  kjonn: 'sex',
};

/** Answers to questions that the list leaves open. */
export interface ListAnswers {
  /** Column types; null skips a column. */
  readonly columns?: readonly (Column | null)[];
  /** True if 01/02/2010 is 1 February. */
  readonly isDayFirst?: boolean;
}

/** Questions about an ambiguous list, which is never guessed. */
export type ListQuestion =
  | {
      readonly kind: 'columns';
      readonly samples: readonly (readonly string[])[];
      readonly proposed: readonly (Column | null)[];
    }
  | { readonly kind: 'dates'; readonly example: string };

export interface EntryList {
  readonly lines: readonly ListedLine[];
  readonly questions: readonly ListQuestion[];
}

export function readEntries(text: string, answers: ListAnswers = {}): EntryList {
  const { separator, rows } = readTable(
    text,
    (first) => headOf(first) !== null || first.length > MOST_COMMAS_OF_A_NAME,
  );
  const [first] = rows;
  const head = first === undefined ? null : headOf(first.cells);
  const people = head === null ? rows : rows.slice(1);
  const columns = head ?? usualColumns(people, separator) ?? answers.columns ?? null;
  const isDayFirst = answers.isDayFirst ?? dayFirstIn(people, columns ?? []);
  const lines = people.map((row) =>
    columns === null ? faultOf(row, 'columns') : lineOf(row, { columns, separator, isDayFirst }),
  );
  return {
    lines: withoutRepetition(lines),
    questions: [
      ...(columns === null ? [columnsAsked(people)] : []),
      ...(isDayFirst === undefined ? datesAsked(people, columns ?? []) : []),
    ],
  };
}

/** "Nordmann, Ola" has one comma; more of them separate columns. */
const MOST_COMMAS_OF_A_NAME = 2;

/** Columns of a header, null if the line is none. Unknown columns are skipped. */
function headOf(cells: readonly string[]): readonly (Column | null)[] | null {
  const columns = cells.map((cell) => columnHeaded(HEADINGS, cell));
  const named = columns.includes('name') || (columns.includes('lastName') && columns.includes('firstName'));
  return named ? columns : null;
}

/** The usual order if the rows match it; unclear cases (commas without a header, names in two columns) are asked. */
function usualColumns(rows: readonly TableRow[], separator: Separator | null): readonly (Column | null)[] | null {
  if (separator === ',') return null;
  if (separator === null) return USUAL;
  const [first] = rows;
  // "1", "2", ... before the names.
  const isNumbered =
    rows.length > 1 &&
    rows.every(({ cells }, at) => /^\d+\.?$/.test(cells[0] ?? '') && parseInt(cells[0] ?? '', 10) === at + 1);
  const at = isNumbered ? 1 : 0;
  const isInOrder = rows.some(({ cells }) => nameOf(unnumbered(cells[at] ?? '')) !== null) || first === undefined;
  if (!isInOrder) return null;
  return isNumbered ? [null, ...USUAL] : USUAL;
}

function columnsAsked(rows: readonly TableRow[]): ListQuestion {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const samples = Array.from({ length: count }, (_, at) => rows.slice(0, SAMPLES).map(({ cells }) => cells[at] ?? ''));
  const taken = new Set<Column>();
  const proposed = samples.map((cells) => {
    const column = LOOKS.find(
      ([known, looks]) =>
        !taken.has(known) && cells.some((cell) => cell !== '') && cells.every((cell) => cell === '' || looks(cell)),
    )?.[0];
    if (column === undefined) return null;
    taken.add(column);
    return column;
  });
  return { kind: 'columns', samples, proposed };
}

const SAMPLES = 3;

/** Column types by appearance, most certain first. */
const LOOKS: readonly (readonly [Column, (cell: string) => boolean])[] = [
  ['fideNumber', (cell) => /^\d{6,9}$/.test(cell)],
  ['birth', (cell) => /^(19|20)\d\d$/.test(cell) || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(cell)],
  ['rating', (cell) => /^\d{3,4}$/.test(cell)],
  ['title', (cell) => titleNamed(cell) !== null],
  ['sex', (cell) => sexOf(cell) !== undefined],
  ['name', (cell) => /\p{L}[, ]+\p{L}/u.test(cell)],
  ['lastName', (cell) => /\p{L}/u.test(cell)],
  ['firstName', (cell) => /\p{L}/u.test(cell)],
  ['club', (cell) => /\p{L}/u.test(cell)],
];

const SLASHED = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** Decides the date order by a number above 12; undefined if there is none. */
function dayFirstIn(rows: readonly TableRow[], columns: readonly (Column | null)[]): boolean | undefined {
  const dates = slashedIn(rows, columns);
  if (dates.length === 0) return true;
  const isDay = dates.some(([first]) => first > 12);
  const isMonth = dates.some(([, second]) => second > 12);
  // Contradictory dates are errors of their lines.
  if (isDay !== isMonth) return isDay;
  return isDay || dates.every(([first, second]) => first === second) ? true : undefined;
}

const slashedIn = (
  rows: readonly TableRow[],
  columns: readonly (Column | null)[],
): readonly (readonly [number, number])[] => {
  const at = columns.indexOf('birth');
  return rows.flatMap(({ cells }) => {
    const [, first, second] = SLASHED.exec(cells[at] ?? '') ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
};

function datesAsked(rows: readonly TableRow[], columns: readonly (Column | null)[]): readonly ListQuestion[] {
  const at = columns.indexOf('birth');
  const example = rows.map(({ cells }) => cells[at] ?? '').find((cell) => SLASHED.test(cell));
  return example === undefined ? [] : [{ kind: 'dates', example }];
}

interface ListForm {
  readonly columns: readonly (Column | null)[];
  readonly separator: Separator | null;
  readonly isDayFirst: boolean | undefined;
}

const faultOf = ({ line, text }: TableRow, fault: ListFault): ListedLine => ({ kind: 'fault', line, text, fault });

function lineOf(row: TableRow, { columns, separator, isDayFirst }: ListForm): ListedLine {
  const { line } = row;
  const fault = (what: ListFault): ListedLine => faultOf(row, what);
  const unread = separator === null ? writtenOut(row.cells[0] ?? '') : null;
  if (unread === 'yearOrRating') return fault('yearOrRating');
  const cells = unread?.cells ?? row.cells;
  const order: readonly (Column | null)[] = unread === null ? columns : USUAL;
  if (row.isOtherwiseSeparated) return fault('separator');
  if (cells.slice(order.length).some((cell) => cell !== '')) return fault('fields');
  const cell = (column: Column): string => cells[order.indexOf(column)] ?? '';
  const [prefix, written] = order.includes('name') ? titleBefore(unnumbered(cell('name'))) : [null, ''];
  const name = order.includes('name') ? nameOf(written) : bothNames(cell('lastName'), cell('firstName'));
  if (/\d/.test(order.includes('name') ? written : `${cell('lastName')}${cell('firstName')}`)) return fault('digits');
  if (name === null) return fault('name');
  const rating = numberOf(cell('rating'), MOST_RATED);
  if (rating === undefined) return fault('rating');
  const club = clubOf(cell('club'));
  if (club === undefined) return fault('club');
  const fideNumber = numberOf(cell('fideNumber'), FIDE_NUMBER_MAX);
  if (fideNumber === undefined) return fault('fideNumber');
  const nationalId = cell('nationalId') || null;
  if (nationalId !== null && !isNationalId(nationalId)) return fault('nationalId');
  const title = titleOf(cell('title'));
  if (title === undefined) return fault('title');
  if (isDayFirst === undefined && SLASHED.test(cell('birth'))) return fault('dayOrMonth');
  const birthDate = birthOf(cell('birth'), isDayFirst ?? true);
  if (birthDate === undefined) return fault('birth');
  const sex = sexOf(cell('sex'));
  if (sex === undefined) return fault('sex');
  const entrant = { ...name, rating, club, fideNumber, nationalId, title: title ?? prefix, birthDate, sex };
  return { kind: 'entrant', line, entrant };
}

/** Strips list numbers: "1. Hansen, Per" and "1) Hansen, Per". */
const unnumbered = (text: string): string => text.replace(/^\d{1,4}[.)]\s*(?=\p{L})/u, '');

/** "GM Carlsen, Magnus". */
function titleBefore(text: string): readonly [Title | null, string] {
  const [, word = '', rest = ''] = /^(\S+) (.*)$/.exec(text) ?? [];
  const title = TITLES.find((known) => known === word.toUpperCase()) ?? null;
  return title !== null && nameOf(rest) !== null ? [title, rest] : [null, text];
}

/** "Hansen, Per (Fjellsiden) 1655"; a number that may be a birth year is asked. Null for a name only. */
function writtenOut(text: string): { readonly cells: readonly string[] } | 'yearOrRating' | null {
  const [, name = '', club, number] =
    /^(\D*?\p{L}\D*?)\s*(?:\(([^()]+)\))?[ ,]*(\d{3,4})?$/u.exec(unnumbered(text)) ?? [];
  if (club === undefined && number === undefined) return null;
  if (number !== undefined && /^(19[2-9]|20[0-3])\d$/.test(number)) return 'yearOrRating';
  return { cells: [name.replace(/,\s*$/, ''), number ?? '', club ?? ''] };
}

function titleOf(text: string): Title | null | undefined {
  if (text === '' || text === '-') return null;
  return titleNamed(text) ?? undefined;
}

/** 2012, 2012-02-29 or 29.02.2012; slashes and hyphens follow the order of the whole list. */
function birthOf(text: string, isDayFirst: boolean): string | null | undefined {
  if (text === '' || text === '-') return null;
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const slashed = SLASHED.exec(text);
  const [, first, second, year] = dotted ?? slashed ?? [];
  const [day, month] = dotted !== null || isDayFirst ? [first, second] : [second, first];
  const iso =
    year === undefined ? (/^\d{4}$/.test(text) ? `${text}-01-01` : text) : `${year}-${two(month)}-${two(day)}`;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) && iso >= '1900' ? new Date(`${iso}T00:00:00Z`) : null;
  return moment !== null && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : undefined;
}

/** F and M, English and Norwegian words, and w of report files; undefined for anything else. */
function sexOf(text: string): ListedEntrant['sex'] | undefined {
  if (text === '' || text === '-') return null;
  const key = searchKey(text);
  if (FEMALE.includes(key)) return 'F';
  return MALE.includes(key) ? 'M' : undefined;
}

const FEMALE: readonly string[] = ['f', 'w', 'k', 'j', 'female', 'woman', 'girl', 'kvinne', 'jente'];
const MALE: readonly string[] = ['m', 'g', 'male', 'man', 'boy', 'mann', 'gutt'];

const two = (text = ''): string => text.padStart(2, '0');

/** Repeated entrants (same FIDE number, national id, or name and birth date) are errors where they occur again. */
function withoutRepetition(lines: readonly ListedLine[]): readonly ListedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    if (line.kind === 'fault') return line;
    const { firstName, lastName } = line.entrant;
    const key = identityOf(line.entrant);
    if (seen.has(key)) {
      return { kind: 'fault', line: line.line, text: `${firstName} ${lastName}`, fault: 'twice' };
    }
    seen.add(key);
    return line;
  });
}

function identityOf({ firstName, lastName, fideNumber, nationalId, birthDate }: ListedEntrant): string {
  if (fideNumber !== null) return `fide ${fideNumber}`;
  if (nationalId !== null) return `national ${nationalId}`;
  return `${searchKey(`${firstName} ${lastName}`)} ${birthDate ?? ''}`;
}
