/** Cells that describe a person, in lists from spreadsheets and federations. */
import { NAME_MAX_LENGTH } from '../kernel/limits.ts';
import { searchKey } from '../lib/search-key.ts';

export const PERSON_COLUMNS = ['name', 'lastName', 'firstName', 'rating', 'club', 'fideNumber'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** Column headings in English and Norwegian, as search keys. */
export const PERSON_HEADINGS: Readonly<Record<string, PersonColumn>> = {
  name: 'name',
  player: 'name',
  navn: 'name',
  spiller: 'name',
  'last name': 'lastName',
  lastname: 'lastName',
  surname: 'lastName',
  'family name': 'lastName',
  etternavn: 'lastName',
  'first name': 'firstName',
  firstname: 'firstName',
  'given name': 'firstName',
  'given names': 'firstName',
  fornavn: 'firstName',
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
  'fide no': 'fideNumber',
  'fide-nr': 'fideNumber',
  'fide nr': 'fideNumber',
};

/** Headings of a national id, as search keys. */
export const NATIONAL_ID_HEADINGS = [
  'national id',
  'national number',
  'nasjonal id',
  'nasjonalt spillernummer',
  'spillernummer',
  'medlemsnummer',
  'medlemsnr',
  'member id',
] as const;

/** The column that a cell of the first line names, by the given headings. */
export const columnHeaded = <Column extends string>(
  headings: Readonly<Record<string, Column>>,
  cell: string,
): Column | null => headings[searchKey(cell).replace(/[.:*]+$/, '')] ?? null;

export const MOST_RATED = 4000;

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** "Carlsen, Magnus", or "Magnus Carlsen" with the last word as family name. */
export function nameOf(text: string): PersonName | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  // A second comma is ambiguous.
  if (/[<>]|,.*,/.test(plain)) return null;
  const comma = plain.indexOf(',');
  const at = plain.lastIndexOf(' ');
  const [lastName, firstName] =
    comma >= 0
      ? [plain.slice(0, comma), plain.slice(comma + 1)]
      : [plain.slice(at + 1), plain.slice(0, Math.max(at, 0))];
  return bothNames(lastName.trim(), firstName.trim());
}

export const bothNames = (lastName: string, firstName: string): PersonName | null =>
  lastName === '' || firstName === '' || /[<>]/.test(`${lastName}${firstName}`) ? null : { firstName, lastName };

/** A positive integer; null for 0 or none, undefined for anything else. */
export function numberOf(text: string, most: number): number | null | undefined {
  if (text === '' || text === '-' || text === '0') return null;
  return /^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

/** Undefined if the club name is invalid. */
export function clubOf(text: string): string | null | undefined {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '' || plain === '-') return null;
  return plain.length > NAME_MAX_LENGTH || /[<>]/.test(plain) ? undefined : plain;
}
