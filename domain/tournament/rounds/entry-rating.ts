/** The rating that an entry plays with (ENTRY-19). */
import { DEFAULT_COUNTRY } from '../../kernel/limits.ts';
import { type ListedRatings, type NamedList, seedingOrder, seedingRating } from '../../rating/seeding-list.ts';
import type { Entry, Guest } from '../command.ts';
import type { ListedPerson } from '../decision.ts';
import { type Settings, timeControlOf } from '../value/settings.ts';
import type { Player, Tournament } from '../value/state.ts';

export const seedingOrderOf = (settings: Settings): readonly NamedList[] =>
  seedingOrder(settings.seedingList, timeControlOf(settings));

/** The federation whose national list seeds the tournament. */
export const listFederation = ({ officialData }: Pick<Settings, 'officialData'>): string =>
  officialData.federation ?? DEFAULT_COUNTRY;

/** What identifies a person in rating lists. */
export const listedPerson = ({ person, federation }: Entry | Guest | Player): ListedPerson => ({
  fideNumber: person.fideNumber,
  nationalId: person.nationalId ?? null,
  federation,
});

export const mayBeListed = ({ fideNumber, nationalId }: ListedPerson): boolean =>
  fideNumber !== null || nationalId !== null;

/** That of the lists; otherwise as entered. */
export function ratingAtEntry(settings: Settings, rating: number | null, listed: ListedRatings | undefined) {
  const seeding = listed === undefined ? null : seedingRating(seedingOrderOf(settings), listed);
  return seeding?.rating ?? rating;
}

/** The first rating from a list names its month. */
export function withListMonth(before: Tournament, listed: readonly (ListedRatings | undefined)[]): Tournament {
  const { settings } = before;
  if (settings.seedingList.month !== null) return before;
  const order = seedingOrderOf(settings);
  const [first] = listed.flatMap((ratings) => (ratings && seedingRating(order, ratings)) ?? []);
  return first === undefined ? before : withMonth(before, first.month);
}

export const withMonth = (before: Tournament, month: number): Tournament => ({
  ...before,
  settings: { ...before.settings, seedingList: { ...before.settings.seedingList, month } },
});
