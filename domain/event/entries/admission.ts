/** How an entry comes to a place: entered, to be approved, or waiting (PL-2, CO-3). */
import type { Millis } from '../../kernel/time.ts';
import { isPaid, withRows } from '../fees/balance.ts';
import { chargeRows, feeOf } from '../fees/fee.ts';
import { countsAt, freezesAt } from '../value/deadlines.ts';
import type { EventEntry } from '../value/entry.ts';
import type { ChessEvent } from '../value/event.ts';
import { chosenGroup } from './conditions.ts';
import { hasRoom, movingUp, paysFirst } from './places.ts';

export const withEntry = (event: ChessEvent, entry: EventEntry): ChessEvent => ({
  ...event,
  entries: event.entries.map((one) => (one.id === entry.id ? entry : one)),
});

/** Gives a confirmed entry a place if there is one, else a place in the queue. */
export function admitted(event: ChessEvent, entry: EventEntry, now: Millis): ChessEvent {
  const queued = { ...entry, queuedAt: entry.queuedAt ?? now };
  if (paysFirst(event)) {
    const charged = withFee(event, queued, now);
    const waiting = withEntry(event, { ...charged, state: 'waiting' });
    return isPaid(charged) && hasRoom(event, entry.group) ? withEntry(event, entered(event, charged, now)) : waiting;
  }
  return withEntry(event, hasRoom(event, entry.group) ? entered(event, queued, now) : { ...queued, state: 'waiting' });
}

/** Entered, or pending if the organiser has to approve it; with its fee. */
export function entered(event: ChessEvent, entry: EventEntry, now: Millis): EventEntry {
  if (needsApproval(event, entry)) return { ...entry, state: 'pending' };
  return withFee(event, { ...entry, state: 'entered' }, now);
}

export function needsApproval(event: ChessEvent, entry: EventEntry): boolean {
  if (entry.isApproved) return false;
  if (event.settings.approval === 'all') return true;
  const choice = chosenGroup(event, entry.player, entry.group);
  return choice.ok && choice.value.needsApproval;
}

/** The fee as it is when the entry counts, booked as a charge or the correction of one (FE-4). */
export function withFee(event: ChessEvent, entry: EventEntry, now: Millis): EventEntry {
  const at = countsAt(entry.submittedAt, entry.confirmedAt ?? now);
  return withRows(entry, chargeRows(entry, feeOf(event, entry, at), { at: now, by: null, reason: '' }));
}

/** Moves up whoever has a place now; from the freeze on only the organiser does (PL-5). */
export function withThoseMovingUp(event: ChessEvent, now: Millis): ChessEvent {
  if (event.cancelled !== null || now >= freezesAt(event.settings)) return event;
  return movingUp(event).reduce((after, entry) => withEntry(after, entered(after, entry, now)), event);
}

/** The waiting entries that would move up but for the freeze, for the organiser to press. */
export const heldByFreeze = (event: ChessEvent, now: Millis): readonly EventEntry[] =>
  now < freezesAt(event.settings) ? [] : movingUp(event);
