import type { ManagedEntry, ManagedEvent } from '../../../contract/event/entries.ts';
import { searchKey } from '../../../domain/lib/search-key.ts';
import type { EventTab } from './steps.ts';

export const nameOf = ({ player: { firstName, lastName } }: Pick<ManagedEntry, 'player'>): string =>
  `${firstName} ${lastName}`.trim();

/** As in lists. */
export const listedName = ({ player: { firstName, lastName } }: Pick<ManagedEntry, 'player'>): string =>
  [lastName, firstName].filter((part) => part !== '').join(', ');

/** What a search finds an entry by. */
export const searchText = (entry: ManagedEntry): string =>
  [
    nameOf(entry),
    listedName(entry),
    entry.code,
    entry.player.club ?? '',
    entry.player.fideNumber ?? '',
    entry.contact.email ?? '',
    entry.guardian?.name ?? '',
  ].join(' ');

const STATES: Readonly<Partial<Record<EventTab, readonly ManagedEntry['state'][]>>> = {
  entered: ['entered'],
  waiting: ['waiting'],
  pending: ['pending'],
  over: ['withdrawn', 'refused'],
};

export type EntryTab = 'entered' | 'waiting' | 'pending' | 'over';

export const entriesIn = ({ entries }: Pick<ManagedEvent, 'entries'>, tab: EntryTab): readonly ManagedEntry[] =>
  entries.filter(({ state }) => STATES[tab]?.includes(state));

/** Those who wait in the order of the queue, all others by rating. */
export const inOrder = (entries: readonly ManagedEntry[]): readonly ManagedEntry[] =>
  [...entries].sort(
    (one, other) =>
      (one.queue ?? 0) - (other.queue ?? 0) ||
      (other.player.rating ?? 0) - (one.player.rating ?? 0) ||
      listedName(one).localeCompare(listedName(other)),
  );

/** Names that several people of the event have: they are told apart by their year of birth. */
export function namesakesIn(entries: readonly ManagedEntry[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = searchKey(nameOf(entry));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([key, count]) => (count > 1 ? [key] : [])));
}

/** A letter for the list of a rating: standard, rapid, blitz, or typed by the organiser. */
export type RatingLetter = (typeof LETTERS)[keyof typeof LETTERS] | 'M';

const LETTERS = { standard: 'S', rapid: 'R', blitz: 'B' } as const;

/** Null without a rating. */
export const ratingLetter = (
  { player }: Pick<ManagedEntry, 'player'>,
  { groupRating }: Pick<ManagedEvent['settings'], 'groupRating'>,
): RatingLetter | null => {
  if (player.rating === null) return null;
  return player.manualRating === null ? LETTERS[groupRating] : 'M';
};
