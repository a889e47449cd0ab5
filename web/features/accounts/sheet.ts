import Papa from 'papaparse';
import { createAccountPayload } from '../../../contract/accounts.ts';
import { checkBirthDate } from '../../../domain/birth-date.ts';
import { searchKey } from '../../../domain/search-key.ts';
import { type Fault, faultsIn } from '../../forms/fault.tsx';
import { parseDay } from '../../local-time.ts';

/** The columns of the list, by the names of the contract, in the order in which a sheet without headers has them. */
export const COLUMNS = [
  'first_name',
  'last_name',
  'birth_date',
  'sex',
  'username',
  'email',
  'fide_number',
  'title',
  'fide_rating',
  'fide_federation',
  'region',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** What must stand in every row; a user name that is left out is made of the names. */
export const NEEDED: readonly ColumnName[] = ['first_name', 'last_name', 'birth_date'];

/** Somebody as he stands in the list: texts as they were typed. */
export type Row = Readonly<Record<ColumnName, string>>;

export const EMPTY_ROW = Object.fromEntries(COLUMNS.map((name) => [name, ''])) as Row;

/** What the heads of columns are called, in either language, as the search reads them. */
const HEADS: Readonly<Record<ColumnName, readonly string[]>> = {
  first_name: ['first name', 'firstname', 'given name', 'given names', 'fornavn', 'first_name'],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'etternavn', 'last_name'],
  birth_date: ['birth date', 'date of birth', 'birthdate', 'born', 'fodselsdato', 'fodt', 'birth_date'],
  sex: ['sex', 'gender', 'kjonn'],
  username: ['user name', 'username', 'user id', 'brukernavn', 'bruker'],
  email: ['e-mail', 'email', 'mail', 'e-post', 'epost', 'e-postadresse'],
  fide_number: ['fide number', 'fide no', 'fide id', 'fide', 'fide-nummer', 'fidenummer', 'fide-id', 'fide_number'],
  title: ['title', 'tittel'],
  fide_rating: ['fide rating', 'rating', 'elo', 'fide-rating', 'fide_rating'],
  fide_federation: ['federation', 'country', 'forbund', 'land', 'fide_federation'],
  region: ['region', 'county', 'fylke'],
};

const columnOf = (head: string): ColumnName | undefined => {
  const key = searchKey(head).replace(/[.:*]+$/, '');
  return COLUMNS.find((name) => HEADS[name].includes(key));
};

/** The rows of a pasted sheet or a CSV file; its first line may name the columns, in any order. */
export function readSheet(text: string): readonly Row[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), { skipEmptyLines: 'greedy' });
  const [head = [], ...rest] = data;
  const named = head.map(columnOf);
  const hasHead = named.filter((name) => name !== undefined).length >= 2;
  const order = hasHead ? named : COLUMNS;
  return (hasHead ? rest : data).map((cells) => {
    const row: Record<ColumnName, string> = { ...EMPTY_ROW };
    for (const [at, cell] of cells.entries()) {
      const name = order[at];
      if (name !== undefined) row[name] = tidied(name, cell.trim());
    }
    return row;
  });
}

/** A day as the contract writes it, a sex by its letter; what is neither stays as it is, to be put right. */
export function tidied(name: ColumnName, text: string): string {
  if (name === 'birth_date') return parseDay(text) ?? text;
  if (name === 'fide_federation' || name === 'title') return text.toUpperCase();
  if (name !== 'sex') return text;
  const key = searchKey(text);
  if (['f', 'k', 'w', 'female', 'woman', 'girl', 'kvinne', 'jente'].includes(key)) return 'F';
  return ['m', 'male', 'man', 'boy', 'mann', 'gutt'].includes(key) ? 'M' : text;
}

/** The rows with a user name each, made of the names where none stands: ola-nordmann, ola-nordmann-2. */
export function withUsernames(rows: readonly Row[], taken: ReadonlySet<string>): readonly Row[] {
  const used = new Set([...taken, ...rows.map(({ username }) => username.toLowerCase())]);
  return rows.map((row) => {
    if (row.username !== '' || (row.first_name === '' && row.last_name === '')) return row;
    const stem = searchKey(`${row.first_name} ${row.last_name}`)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 36);
    let username = stem || 'player';
    for (let number = 2; used.has(username); number += 1) username = `${stem || 'player'}-${number}`;
    used.add(username);
    return { ...row, username };
  });
}

/** What is sent for a row. */
export const payloadOf = (row: Row, more: { readonly club: string; readonly level: 0 | 1 | 2 }) => ({
  ...row,
  sex: row.sex === '' ? undefined : row.sex,
  title: row.title === '' ? null : row.title,
  ...more,
});

/** What is wrong with a row, by its columns; `taken` and `twice` are about the user name. */
export type RowFaults = ReadonlyMap<ColumnName, Fault | 'taken' | 'twice' | 'birthDate'>;

/** Looks at every row before any account is made. */
export function faultsOf(rows: readonly Row[], taken: ReadonlySet<string>, today: string): readonly RowFaults[] {
  const names = rows.map(({ username }) => username.toLowerCase());
  return rows.map((row, at) => {
    const payload = payloadOf(row, { club: '', level: 0 });
    const faults = new Map<ColumnName, Fault | 'taken' | 'twice' | 'birthDate'>();
    for (const [field, fault] of faultsIn(createAccountPayload, payload)) {
      const column = COLUMNS.find((name) => name === field);
      if (column !== undefined) faults.set(column, fault);
    }
    const name = names[at] ?? '';
    if (!faults.has('birth_date') && !checkBirthDate(row.birth_date, today).ok) faults.set('birth_date', 'birthDate');
    if (!faults.has('username') && taken.has(name)) faults.set('username', 'taken');
    if (!faults.has('username') && names.indexOf(name) !== at) faults.set('username', 'twice');
    return faults;
  });
}
