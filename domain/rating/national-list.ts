/** A federation's own rating list as a CSV file with headings; it is read completely or refused (LIST-12 to LIST-14). */
import { FIDE_NUMBER_MAX } from '../kernel/limits.ts';
import { ok, type Refused, type Result, refuse } from '../kernel/result.ts';
import { isName } from '../kernel/text.ts';
import { readTable, type TableRow } from '../lib/text-table.ts';
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
  type PersonName,
} from '../people/list-cells.ts';
import { isNationalId } from './national-id.ts';

export interface NationalPlayer extends PersonName {
  /** The federation's own id of the player. */
  readonly id: string;
  readonly club: string | null;
  readonly fideNumber: number | null;
  readonly standard: number | null;
  readonly rapid: number | null;
  readonly blitz: number | null;
}

/** Faults of a cell; each names what is expected in it. */
const NATIONAL_CELL_FAULTS = [
  'nationalListId',
  'nationalListName',
  'nationalListRating',
  'nationalListClub',
  'nationalListFideNumber',
  'nationalListTwice',
] as const;
/** Faults of a file; the texts have the line, the column, what stands there and what is expected. */
export const NATIONAL_LIST_FAULTS = [
  'nationalListHeadings',
  'nationalListCells',
  ...NATIONAL_CELL_FAULTS,
  'nationalListTooShort',
] as const;
type NationalListFault = (typeof NATIONAL_LIST_FAULTS)[number];
type CellFault = (typeof NATIONAL_CELL_FAULTS)[number];

/** A shorter list is incomplete or another file. */
const FEWEST_NATIONAL_PLAYERS = 10;

const COLUMNS = [...PERSON_COLUMNS, 'id', 'rapid', 'blitz'] as const;
type Column = (typeof COLUMNS)[number];
type Columns = readonly (Column | null)[];

const HEADINGS: Readonly<Record<string, Column>> = {
  ...PERSON_HEADINGS,
  id: 'id',
  number: 'id',
  no: 'id',
  nummer: 'id',
  nr: 'id',
  ...Object.fromEntries(NATIONAL_ID_HEADINGS.map((heading) => [heading, 'id' as const])),
  standard: 'rating',
  rapid: 'rapid',
  hurtig: 'rapid',
  hurtigsjakk: 'rapid',
  blitz: 'blitz',
  lyn: 'blitz',
  lynsjakk: 'blitz',
};

/** All players of the file, or its first fault and the number of faulty lines. */
export function readNationalList(text: string): Result<readonly NationalPlayer[], NationalListFault> {
  const { players, faults } = examineNationalList(text);
  const [first] = faults;
  if (first === undefined) return ok(players);
  return refuse(first.key, { ...first.params, ...('line' in (first.params ?? {}) && { faults: faults.length }) });
}

export interface ExaminedList {
  readonly players: readonly NationalPlayer[];
  /** In the order of the lines; with one of them the list cannot be used. */
  readonly faults: readonly Refused<NationalListFault>[];
}

/** The players and all faults of the file. */
export function examineNationalList(text: string): ExaminedList {
  const [head, ...rows] = readTable(text, (first) => first.length > 1).rows;
  const columns = head?.cells.map((cell) => columnHeaded(HEADINGS, cell)) ?? [];
  const missing = missingIn(columns);
  if (head === undefined || missing.length > 0) {
    return { players: [], faults: [refuse('nationalListHeadings', { missing: missing.join(', ') })] };
  }
  const lines = withoutRepetition(
    rows.map((row) => ({ line: row.line, read: lineOf(row, head.cells, columns) })),
    head.cells[columns.indexOf('id')] ?? '',
  );
  const players = lines.flatMap((line) => (line.ok ? [line.value] : []));
  const faults = lines.filter((line) => !line.ok);
  const isTooShort = faults.length === 0 && players.length < FEWEST_NATIONAL_PLAYERS;
  return { players, faults: isTooShort ? [tooShort(players.length)] : faults };
}

const tooShort = (players: number): Refused<NationalListFault> =>
  refuse('nationalListTooShort', { players, fewest: FEWEST_NATIONAL_PLAYERS });

function missingIn(columns: Columns): readonly string[] {
  const hasName = columns.includes('name') || (columns.includes('lastName') && columns.includes('firstName'));
  return [
    ...(columns.includes('id') ? [] : ['id']),
    ...(hasName ? [] : ['name']),
    ...(columns.includes('rating') ? [] : ['rating']),
  ];
}

type Line = Result<NationalPlayer, NationalListFault>;

function lineOf(row: TableRow, head: readonly string[], columns: Columns): Line {
  const { line, cells } = row;
  if (cells.length !== columns.length) {
    return refuse('nationalListCells', { line, cells: cells.length, columns: columns.length });
  }
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const fault = (key: CellFault, column: Column) =>
    cellFault(key, { line, column: head[columns.indexOf(column)] ?? column, text: cell(column) });
  const id = cell('id');
  if (!isNationalId(id)) return fault('nationalListId', 'id');
  const isInOne = columns.includes('name');
  const name = isInOne ? wholeName(cell('name')) : bothNames(cell('lastName'), cell('firstName'));
  if (name === null || !isName(`${name.lastName} ${name.firstName}`)) {
    return fault('nationalListName', isInOne ? 'name' : 'lastName');
  }
  const [standard, rapid, blitz] = [ratingOf(cell('rating')), ratingOf(cell('rapid')), ratingOf(cell('blitz'))];
  if (standard === undefined) return fault('nationalListRating', 'rating');
  if (rapid === undefined) return fault('nationalListRating', 'rapid');
  if (blitz === undefined) return fault('nationalListRating', 'blitz');
  const club = clubOf(cell('club'));
  if (club === undefined) return fault('nationalListClub', 'club');
  const fideNumber = numberOf(cell('fideNumber'), FIDE_NUMBER_MAX);
  if (fideNumber === undefined) return fault('nationalListFideNumber', 'fideNumber');
  return ok({ id, ...name, club, fideNumber, standard, rapid, blitz });
}

const SHOWN_CHARACTERS = 60;

const cellFault = (
  key: CellFault,
  { text, ...at }: { readonly line: number; readonly column: string; readonly text: string },
): Refused<CellFault> => refuse(key, { ...at, text: text.slice(0, SHOWN_CHARACTERS) });

const ratingOf = (text: string): number | null | undefined => numberOf(text, MOST_RATED);

/** Some people have one name only. */
const wholeName = (text: string): PersonName | null =>
  nameOf(text) ?? (/^[^<>,\s]+$/.test(text) ? { firstName: '', lastName: text } : null);

/** An id that an earlier line has is a fault; two persons with one id could not be told apart. */
function withoutRepetition(rows: readonly { readonly line: number; readonly read: Line }[], column: string): Line[] {
  const seen = new Set<string>();
  return rows.map(({ line, read }) => {
    if (!read.ok) return read;
    const { id } = read.value;
    if (seen.has(id)) return cellFault('nationalListTwice', { line, column, text: id });
    seen.add(id);
    return read;
  });
}
