import type { AccountId } from '../kernel/ids.ts';
import { type ListedRatings, type NamedList, type SeedingRating, seedingRating } from './seeding-list.ts';

/** An entry whose rating is another one in the lists in place. */
export interface ChangedRating {
  readonly account: AccountId;
  /** Null for an unrated entry. */
  readonly before: number | null;
  readonly after: SeedingRating;
}

/** In the order of the entries; an entry that no list rates keeps its rating (RATE-16). */
export const changedRatings = (
  entries: readonly { readonly account: AccountId; readonly rating: number | null }[],
  listed: ReadonlyMap<AccountId, ListedRatings>,
  order: readonly NamedList[],
): ChangedRating[] =>
  entries.flatMap(({ account, rating: before }) => {
    const ratings = listed.get(account);
    const after = ratings === undefined ? null : seedingRating(order, ratings);
    return after === null || after.rating === before ? [] : [{ account, before, after }];
  });
