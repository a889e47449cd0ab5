/** Which rating seeds a player: by the kind of play, then by what the lists have (RATE-14, RATE-15). */
import type { ListMonth } from '../fide-list/month.ts';
import type { TimeControl } from '../kernel/time-control.ts';
import { listByTime, type RatingList } from './lists.ts';

/** Publishers of rating lists. */
export const RATING_SOURCES = ['fide', 'national'] as const;
export type RatingSource = (typeof RATING_SOURCES)[number];

/** The publishers that seed a tournament, the first choice first. */
export const SEEDING_SOURCES = ['fide', 'national', 'fideThenNational', 'nationalThenFide'] as const;
export type SeedingSources = (typeof SEEDING_SOURCES)[number];

const SOURCES_OF: Readonly<Record<SeedingSources, readonly RatingSource[]>> = {
  fide: ['fide'],
  national: ['national'],
  fideThenNational: ['fide', 'national'],
  nationalThenFide: ['national', 'fide'],
};

/** What a tournament says of its seeding. */
export interface SeedingList {
  readonly source: SeedingSources;
  /** Kinds of play in order, without duplicates; null follows the time control. */
  readonly kinds: readonly RatingList[] | null;
  /** The month of the list that the ratings are from; null until one is. */
  readonly month: ListMonth | null;
}

export const USUAL_SEEDING_LIST: SeedingList = { source: 'fide', kinds: null, month: null };

/** The order of FIDE's checklist; standard stands in for the quicker kinds of play (RATE-14). */
const FALLBACK: Readonly<Record<RatingList, readonly RatingList[]>> = {
  standard: ['standard', 'rapid', 'blitz'],
  rapid: ['rapid', 'standard', 'blitz'],
  blitz: ['blitz', 'standard', 'rapid'],
};

/** One list of one publisher. */
export interface NamedList {
  readonly source: RatingSource;
  readonly kind: RatingList;
}

export const sourcesOf = ({ source }: Pick<SeedingList, 'source'>): readonly RatingSource[] => SOURCES_OF[source];

/** All lists that seed a tournament; of one publisher every kind of play comes before the next publisher. */
export function seedingOrder(list: Pick<SeedingList, 'source' | 'kinds'>, control: TimeControl): readonly NamedList[] {
  const kinds = list.kinds ?? FALLBACK[listByTime(control)];
  return sourcesOf(list).flatMap((source) => kinds.map((kind) => ({ source, kind })));
}

/** A player in the list of one publisher. */
export interface PublishedRatings {
  readonly month: ListMonth;
  readonly ratings: Readonly<Record<RatingList, number | null>>;
}

/** A player in all lists; null where they are not on the list. */
export type ListedRatings = Readonly<Record<RatingSource, PublishedRatings | null>>;

/** A rating and the list that it is from. */
export interface SeedingRating extends NamedList {
  readonly rating: number;
  readonly month: ListMonth;
}

/** The rating of the first list that has one; null if none does (RATE-15). */
export function seedingRating(order: readonly NamedList[], listed: ListedRatings): SeedingRating | null {
  for (const { source, kind } of order) {
    const published = listed[source];
    const rating = published?.ratings[kind] ?? null;
    if (published !== null && rating !== null) return { source, kind, rating, month: published.month };
  }
  return null;
}

/** The lists that are in place. */
export type ListsInPlace = Readonly<Record<RatingSource, ListMonth | null>>;

/** The month that a tournament names: that of its first publisher with a list in place. */
export const monthInPlace = (list: Pick<SeedingList, 'source'>, inPlace: ListsInPlace): ListMonth | null =>
  sourcesOf(list)
    .map((source) => inPlace[source])
    .find((month) => month !== null) ?? null;
