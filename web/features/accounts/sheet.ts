import { createAccountPayload, type FidePlayerView } from '../../../contract/accounts/accounts.ts';
import { withRegionOfFederation } from '../../../contract/http/fields.ts';
import { DEFAULT_COUNTRY } from '../../../domain/kernel/limits.ts';
import { searchKey } from '../../../domain/lib/search-key.ts';
import { readTable } from '../../../domain/lib/text-table.ts';
import { checkBirthDate, isMinorOn } from '../../../domain/people/birth-date.ts';
import { NATIONAL_ID_HEADINGS } from '../../../domain/people/list-cells.ts';
import { type Fault, faultsIn } from '../../forms/fault.tsx';
import { parseDay } from '../../time/local-time.ts';
import type { Belonging } from './belonging.ts';

/** The columns by their names in the contract, in the order of a sheet without headers. */
export const COLUMNS = [
  'firstName',
  'lastName',
  'birthDate',
  'sex',
  'username',
  'email',
  'fideNumber',
  'title',
  'fideRating',
  'fideFederation',
  'region',
  'nationalId',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** Required columns; a missing user name is derived from the names. */
export const NEEDED: readonly ColumnName[] = ['firstName', 'lastName', 'birthDate'];

/** A person in the list, as typed. */
export type Row = Readonly<Record<ColumnName, string>>;

export const EMPTY_ROW = Object.fromEntries(COLUMNS.map((name) => [name, ''])) as Row;

/** Column headers that are recognised, in either language, as search keys. */
const HEADS: Readonly<Record<ColumnName, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'given name', 'given names', 'fornavn', 'firstName'],
  lastName: ['last name', 'lastname', 'surname', 'family name', 'etternavn', 'lastName'],
  birthDate: ['birth date', 'date of birth', 'birthdate', 'born', 'fodselsdato', 'fodt', 'birthDate'],
  sex: ['sex', 'gender', 'kjonn'],
  username: ['user name', 'username', 'user id', 'brukernavn', 'bruker'],
  email: ['e-mail', 'email', 'mail', 'e-post', 'epost', 'e-postadresse'],
  fideNumber: ['fide number', 'fide no', 'fide id', 'fide', 'fide-nummer', 'fidenummer', 'fide-id', 'fideNumber'],
  nationalId: NATIONAL_ID_HEADINGS,
  title: ['title', 'tittel'],
  fideRating: ['fide rating', 'rating', 'elo', 'fide-rating', 'fideRating'],
  fideFederation: ['federation', 'country', 'forbund', 'land', 'fideFederation'],
  region: ['region', 'county', 'fylke'],
};

const columnOf = (head: string): ColumnName | undefined => {
  const key = searchKey(head).replace(/[.:*]+$/, '');
  return COLUMNS.find((name) => HEADS[name].includes(key));
};

/** The rows of a pasted sheet or a CSV file; its first line may name the columns, in any order. */
export function readSheet(text: string): readonly Row[] {
  // A sheet has several columns: if nothing else separates them, commas do.
  const [first, ...others] = readTable(text, (cells) => cells.length > 1).rows;
  if (first === undefined) return [];
  const named = first.cells.map(columnOf);
  const hasHead = named.filter((name) => name !== undefined).length >= 2;
  const order = hasHead ? named : COLUMNS;
  return (hasHead ? others : [first, ...others]).map(({ cells }) => {
    const row: Record<ColumnName, string> = { ...EMPTY_ROW };
    for (const [at, cell] of cells.entries()) {
      const name = order[at];
      if (name !== undefined) row[name] = name === 'birthDate' && isEitherDay(cell) ? cell : tidied(name, cell);
    }
    return row;
  });
}

/** 01/02/2010 is a different day in Norway and in America, so the creator of the list is asked. */
function isEitherDay(text: string): boolean {
  const found = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(text);
  const [first, second] = [Number(found?.[1]), Number(found?.[2])];
  return found !== null && first !== second && first <= 12 && second <= 12;
}

/** A date in the contract's format, a sex as its letter; anything else stays as it is, to be corrected. */
export function tidied(name: ColumnName, text: string): string {
  if (name === 'birthDate') return parseDay(text) ?? text;
  if (name === 'fideFederation' || name === 'title') return text.toUpperCase();
  if (name !== 'sex') return text;
  const key = searchKey(text);
  if (['f', 'k', 'w', 'female', 'woman', 'girl', 'kvinne', 'jente'].includes(key)) return 'F';
  return ['m', 'male', 'man', 'boy', 'mann', 'gutt'].includes(key) ? 'M' : text;
}

/** The FIDE number of a row; null if it has none. */
export const fideNumberOf = ({ fideNumber }: Pick<Row, 'fideNumber'>): number | null =>
  /^\d+$/.test(fideNumber) ? Number(fideNumber) : null;

/** FIDE's list fills the empty cells of the row with the number, and always sets rating and title. */
export const filledIn = (rows: readonly Row[], player: FidePlayerView): readonly Row[] =>
  rows.map((row) =>
    fideNumberOf(row) !== player.number
      ? row
      : {
          ...row,
          firstName: row.firstName || player.firstName,
          lastName: row.lastName || player.lastName,
          // The list has the year alone: day and month are typed.
          birthDate: row.birthDate || String(player.birthYear ?? ''),
          sex: row.sex || (player.sex ?? ''),
          fideFederation: row.fideFederation || player.federation,
          title: player.title ?? row.title,
          fideRating: player.rating === null ? row.fideRating : String(player.rating),
        },
  );

/**
 * Gives each row a user name, derived from the names where it is missing: ola-nordmann, ola-nordmann-2. User names are
 * public, so that of a minor reveals nothing of the name: rook-4821.
 */
export function withUsernames(
  rows: readonly Row[],
  taken: ReadonlySet<string>,
  { today, draw = drawNumber }: { readonly today: string; readonly draw?: () => number },
): readonly Row[] {
  const used = new Set([...taken, ...rows.map(({ username }) => username.toLowerCase())]);
  return rows.map((row) => {
    if (row.username !== '' || (row.firstName === '' && row.lastName === '')) return row;
    const username = isMinor(row, today) ? neutralName(used, draw) : nameOfNames(row, used);
    used.add(username);
    return { ...row, username };
  });
}

const isMinor = ({ birthDate }: Row, today: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(birthDate) && isMinorOn(birthDate, today);

function nameOfNames({ firstName, lastName }: Row, used: ReadonlySet<string>): string {
  const stem = searchKey(`${firstName} ${lastName}`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 36);
  let username = stem || 'player';
  for (let number = 2; used.has(username); number += 1) username = `${stem || 'player'}-${number}`;
  return username;
}

/** Random, not counted: consecutive user names would reveal the order of the class list. */
const NEUTRAL = ['rook', 'knight', 'bishop', 'castle'] as const;

function neutralName(used: ReadonlySet<string>, draw: () => number): string {
  for (;;) {
    const drawn = draw();
    const username = `${NEUTRAL[drawn % NEUTRAL.length]}-${drawn}`;
    if (!used.has(username)) return username;
  }
}

const drawNumber = (): number => 10_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 90_000);

export const payloadOf = (row: Row, { region, ...more }: Belonging) => ({
  ...row,
  sex: row.sex === '' ? undefined : row.sex,
  title: row.title === '' ? null : row.title,
  region: row.region === '' && isNorwegian(row) ? region : row.region,
  ...more,
});

const isNorwegian = ({ fideFederation }: Row): boolean => ['', DEFAULT_COUNTRY].includes(fideFederation);

/** Faults of a row by column; `taken` and `twice` concern the user name. */
export type RowFaults = ReadonlyMap<ColumnName, RowFault>;
export type RowFault = Fault | 'taken' | 'twice' | 'numberTwice' | 'birthDate';

/** An account in Norway needs a region too. */
const schema = withRegionOfFederation(createAccountPayload);

/** Validates every row before any account is created. */
export function faultsOf(
  rows: readonly Row[],
  taken: ReadonlySet<string>,
  { today, region }: { readonly today: string; readonly region: string },
): readonly RowFaults[] {
  const names = rows.map(({ username }) => username.toLowerCase());
  return rows.map((row, at) => {
    const payload = payloadOf(row, { club: '', level: 0, region });
    const faults = new Map<ColumnName, RowFault>();
    for (const [field, fault] of faultsIn(schema, payload)) {
      const column = COLUMNS.find((name) => name === field);
      if (column !== undefined) faults.set(column, fault);
    }
    const name = names[at] ?? '';
    if (!faults.has('birthDate') && !checkBirthDate(row.birthDate, today).ok) faults.set('birthDate', 'birthDate');
    if (!faults.has('username') && taken.has(name)) faults.set('username', 'taken');
    if (!faults.has('username') && names.indexOf(name) !== at) faults.set('username', 'twice');
    const first = rows.findIndex(({ fideNumber }) => fideNumber !== '' && fideNumber === row.fideNumber);
    if (first >= 0 && first < at && !faults.has('fideNumber')) faults.set('fideNumber', 'numberTwice');
    return faults;
  });
}
