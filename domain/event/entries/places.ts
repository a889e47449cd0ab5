/** Places and the waiting list (PL-1 to PL-8). */
import type { GroupCode } from '../../kernel/ids.ts';
import { isPaid } from '../fees/balance.ts';
import { type EventEntry, holdsPlace } from '../value/entry.ts';
import type { ChessEvent } from '../value/event.ts';

/** A number of places that some groups share; all groups if null. */
interface Limit {
  readonly groups: readonly GroupCode[] | null;
  readonly places: number;
}

/** Reserved places are not offered to the queue (PL-7). */
function limitsOf({ settings, groups }: ChessEvent, code: GroupCode): Limit[] {
  const group = groups.find((one) => one.code === code);
  const own = group?.places ?? null;
  return [
    ...(own === null ? [] : [{ groups: [code], places: own - (group?.reserved ?? 0) }]),
    ...settings.placeSets.filter((set) => set.groups.includes(code)),
    ...(settings.places === null ? [] : [{ groups: null, places: settings.places }]),
  ];
}

const taken = (entries: readonly EventEntry[], { groups }: Limit): number =>
  entries.filter((entry) => holdsPlace(entry) && (groups === null || groups.includes(entry.group))).length;

/** The tightest limit decides (PL-1). Null for no limit. */
export function freePlaces(event: ChessEvent, code: GroupCode): number | null {
  const free = limitsOf(event, code).map((limit) => Math.max(0, limit.places - taken(event.entries, limit)));
  return free.length === 0 ? null : Math.min(...free);
}

export const hasRoom = (event: ChessEvent, code: GroupCode): boolean => (freePlaces(event, code) ?? 1) > 0;

/** The waiting entries in the order in which they get a place (PL-3). */
export const queueOf = ({ entries, settings }: ChessEvent, group?: GroupCode): EventEntry[] =>
  entries
    .filter((entry) => entry.state === 'waiting' && (group === undefined || entry.group === group))
    .sort(
      (one, other) =>
        (settings.placeBy === 'paid' ? Number(isPaid(other)) - Number(isPaid(one)) : 0) ||
        (one.queuedAt ?? 0) - (other.queuedAt ?? 0) ||
        one.id.localeCompare(other.id),
    );

/** Number of a waiting entry in the queue of its group, from 1; null if it does not wait. */
export function placeInQueue(event: ChessEvent, { id, group }: EventEntry): number | null {
  const at = queueOf(event, group).findIndex((entry) => entry.id === id);
  return at < 0 ? null : at + 1;
}

/** Whether the fee has to be paid before a place is given. */
export const paysFirst = ({ settings }: ChessEvent): boolean =>
  settings.placeBy === 'paid' || settings.fees.mustPay === 'beforeEntered';

/** Whether nothing but a free place is missing. */
export const mayMoveUp = (event: ChessEvent, entry: EventEntry): boolean => !paysFirst(event) || isPaid(entry);

/** The waiting entries that a free place is there for, in their order. One that finds no room does not hold up the next. */
export function movingUp(event: ChessEvent): readonly EventEntry[] {
  const moved: EventEntry[] = [];
  let entries = event.entries;
  for (const entry of queueOf(event)) {
    if (!mayMoveUp(event, entry) || !hasRoom({ ...event, entries }, entry.group)) continue;
    moved.push(entry);
    entries = entries.map((one) => (one.id === entry.id ? { ...one, state: 'entered' } : one));
  }
  return moved;
}
