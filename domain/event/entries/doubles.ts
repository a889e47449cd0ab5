/** Entries that may be of the same person (ID-1 to ID-5). */
import { searchKey } from '../../lib/search-key.ts';
import { type EntryPlayer, type EventEntry, isOver } from '../value/entry.ts';
import { type ChessEvent, groupOf } from '../value/event.ts';

/** Lower case, without accents and punctuation, in any order of the names; ö as ø, ä as æ, aa as å. */
export function nameKey({ firstName, lastName }: Pick<EntryPlayer, 'firstName' | 'lastName'>): string {
  return searchKey(`${firstName} ${lastName}`.replace(/ä/giu, 'æ').replace(/oe/giu, 'o'))
    .replace(/aa/g, 'a')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')
    .sort()
    .join(' ');
}

/** The entries that have not ended, of the track of this group. */
const rivals = (event: ChessEvent, entry: Pick<EventEntry, 'id' | 'group'>): readonly EventEntry[] => {
  const track = groupOf(event, entry.group)?.track;
  return event.entries.filter(
    (one) => one.id !== entry.id && !isOver(one) && groupOf(event, one.group)?.track === track,
  );
};

/** The entry with the same FIDE number, or of the same account (ID-4). */
export const enteredAlready = (
  event: ChessEvent,
  entry: Pick<EventEntry, 'id' | 'group' | 'player' | 'account'>,
): EventEntry | undefined =>
  rivals(event, entry).find(
    ({ player, account, state }) =>
      // Whoever has not confirmed keeps nobody out.
      state !== 'unconfirmed' &&
      ((player.fideNumber !== null && player.fideNumber === entry.player.fideNumber) ||
        (account !== null && account === entry.account)),
  );

/** Entries with the same name and year that nobody has called different persons (ID-4). */
export const possibleDoubles = (event: ChessEvent, entry: EventEntry): readonly EventEntry[] => {
  const key = nameKey(entry.player);
  return rivals(event, entry).filter(
    ({ id, player, notSameAs, state }) =>
      state !== 'unconfirmed' &&
      nameKey(player) === key &&
      player.birthYear === entry.player.birthYear &&
      !entry.notSameAs.includes(id) &&
      !notSameAs.includes(entry.id),
  );
};

/** Somebody else in the event has the same name: it is shown with the club (ID-5). */
export const hasNamesake = (event: ChessEvent, entry: EventEntry): boolean => {
  const key = nameKey(entry.player);
  return event.entries.some((one) => one.id !== entry.id && !isOver(one) && nameKey(one.player) === key);
};
