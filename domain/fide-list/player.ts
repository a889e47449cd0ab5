import { TITLES, type Title } from '../titles.ts';

/** The kinds of game that are rated, and the list of all of them. */
export const LIST_KINDS = ['all', 'standard', 'rapid', 'blitz'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The kind of game that a file is named for; of all of them where it names none. */
export const kindNamed = (fileName: string): ListKind =>
  LIST_KINDS.find((kind) => fileName.toLowerCase().startsWith(kind)) ?? 'all';

/** A player as a list has him. */
export interface ListedPlayer {
  readonly number: number;
  readonly lastName: string;
  readonly firstName: string;
  readonly federation: string;
  readonly sex: 'M' | 'F' | null;
  readonly title: Title | null;
  readonly standard: number | null;
  readonly rapid: number | null;
  readonly blitz: number | null;
  /** Of standard games. */
  readonly k: number | null;
  readonly rapidK: number | null;
  readonly blitzK: number | null;
  readonly birthYear: number | null;
  readonly inactive: boolean;
}

/** What a list says of a player, by the names of the XML form; what is left out is not known. */
export type ListFields = Readonly<Partial<Record<ListField, string>>>;
export const LIST_FIELDS = [
  'fideid',
  'name',
  'country',
  'sex',
  'title',
  'w_title',
  'rating',
  'k',
  'rapid_rating',
  'rapid_k',
  'blitz_rating',
  'blitz_k',
  'birthday',
  'flag',
] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/** The player of a line or an element; null where it cannot be read (LIST-8). */
export function listedPlayer(fields: ListFields, kind: ListKind): ListedPlayer | null {
  const number = wholeNumber(fields.fideid);
  const name = (fields.name ?? '').trim();
  const federation = (fields.country ?? '').trim();
  if (number === null || name === '' || !/^[A-Z]{3}$/.test(federation)) return null;
  const [lastName = '', ...given] = name.split(',').map((part) => part.trim());
  const [rating, k] = [wholeNumber(fields.rating), wholeNumber(fields.k)];
  const isAll = kind === 'all';
  return {
    number,
    lastName,
    firstName: given.join(' ').trim(),
    federation,
    sex: sexOf(fields.sex),
    title: titleOf(fields.title) ?? titleOf(fields.w_title),
    standard: isAll || kind === 'standard' ? rating : null,
    rapid: isAll ? wholeNumber(fields.rapid_rating) : kind === 'rapid' ? rating : null,
    blitz: isAll ? wholeNumber(fields.blitz_rating) : kind === 'blitz' ? rating : null,
    k: isAll || kind === 'standard' ? k : null,
    rapidK: isAll ? wholeNumber(fields.rapid_k) : kind === 'rapid' ? k : null,
    blitzK: isAll ? wholeNumber(fields.blitz_k) : kind === 'blitz' ? k : null,
    birthYear: wholeNumber(fields.birthday?.slice(0, 4)),
    inactive: (fields.flag ?? '').includes('i'),
  };
}

/** A whole number above 0, or none (LIST-5). */
function wholeNumber(text: string | undefined): number | null {
  const digits = text?.trim() ?? '';
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}

function sexOf(text: string | undefined): 'M' | 'F' | null {
  const sex = text?.trim();
  if (sex === 'M') return 'M';
  return sex === 'F' ? 'F' : null;
}

const SHORT: Readonly<Record<string, Title>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
};

/** A title by its capitals, or by the small letters of some lists (LIST-4). */
function titleOf(text: string | undefined): Title | null {
  const title = text?.trim() ?? '';
  return TITLES.find((known) => known === title) ?? SHORT[title] ?? null;
}
