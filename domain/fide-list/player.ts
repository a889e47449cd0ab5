import { TITLES, type Title } from '../people/titles.ts';

/** Rated types of game, and 'all' for the combined list. */
export const LIST_KINDS = ['all', 'standard', 'rapid', 'blitz'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/** The type of game in the file name; 'all' if it names none. */
export const kindNamed = (fileName: string): ListKind =>
  LIST_KINDS.find((kind) => fileName.toLowerCase().startsWith(kind)) ?? 'all';

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
  /** K for standard games. */
  readonly k: number | null;
  readonly rapidK: number | null;
  readonly blitzK: number | null;
  readonly birthYear: number | null;
  readonly inactive: boolean;
}

/** Fields by their names in the XML format; missing ones are unknown. */
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

/** Null if the line or element cannot be read (LIST-8). */
export function listedPlayer(fields: ListFields, kind: ListKind): ListedPlayer | null {
  const number = wholeNumber(fields.fideid);
  const name = (fields.name ?? '').trim();
  const federation = (fields.country ?? '').trim().toUpperCase();
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

/** A positive integer, or null (LIST-5). */
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

/** Accepts capitals, and the small letters of some lists (LIST-4). */
function titleOf(text: string | undefined): Title | null {
  const title = text?.trim() ?? '';
  return TITLES.find((known) => known === title) ?? SHORT[title] ?? null;
}
