/** What the organiser does with entries: approve, refuse, enter over the limit, take back, join doubles. */
import { refuse } from '../../kernel/result.ts';
import type { EventCommandOf } from '../command.ts';
import { changed, type EventContext, type EventDecided } from '../decision.ts';
import { admitted, entered, withEntry, withFee } from '../entries/admission.ts';
import { enteredAlready } from '../entries/doubles.ts';
import { withRows } from '../fees/balance.ts';
import { withdrawalRows } from '../fees/fee.ts';
import { type EventEntry, holdsPlace, isOver } from '../value/entry.ts';
import { type ChessEvent, groupOf } from '../value/event.ts';

/** Pending entries have their place already; those that wait are approved for the time when they move up. */
export function approveEntries(
  before: ChessEvent,
  { entries }: EventCommandOf<'approveEntries'>,
  { now }: EventContext,
): EventDecided {
  let after = before;
  for (const id of entries) {
    const entry = after.entries.find((one) => one.id === id);
    if (entry === undefined) return refuse('noSuchEntry');
    if (entry.isApproved || isOver(entry)) continue;
    const approved = { ...entry, isApproved: true };
    after = withEntry(after, entry.state === 'pending' ? entered(after, approved, now) : approved);
  }
  return changed(after);
}

/** Whatever was paid is given back (RF-3). */
export function refuseEntry(
  before: ChessEvent,
  { entry: id, reason }: EventCommandOf<'refuseEntry'>,
  { now, actor }: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (isOver(entry)) return entry.state === 'refused' ? changed(before) : refuse('entryOver');
  const by = actor.kind === 'person' ? actor.account : null;
  const rows = withdrawalRows(before, { ...entry, state: 'refused' }, { at: now, by, reason });
  return changed(withEntry(before, { ...withRows(entry, rows), state: 'refused', reason }));
}

/** Also over the limit and before the queue (PL-7). */
export function enterAnyway(
  before: ChessEvent,
  { entry: id }: EventCommandOf<'enterAnyway'>,
  { now }: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (isOver(entry)) return refuse('entryOver');
  if (entry.state === 'entered') return changed(before);
  const placed: EventEntry = {
    ...entry,
    isApproved: true,
    isOverLimit: true,
    confirmedAt: entry.confirmedAt ?? now,
    queuedAt: entry.queuedAt ?? now,
  };
  return changed(withEntry(before, entered(before, placed, now)));
}

/** An entry that had ended stands in the queue again, behind the others. */
export function restoreEntry(
  before: ChessEvent,
  { entry: id }: EventCommandOf<'restoreEntry'>,
  { now }: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined || entry.state === 'erased') return refuse('noSuchEntry');
  if (!isOver(entry)) return changed(before);
  if (enteredAlready(before, entry) !== undefined) {
    return refuse('alreadyEntered', { name: `${entry.player.firstName} ${entry.player.lastName}` });
  }
  const back = { ...entry, reason: '', queuedAt: null, isApproved: true, confirmedAt: entry.confirmedAt ?? now };
  return changed(admitted(before, back, now));
}

/** Null takes the list's rating again. */
export function setRating(
  before: ChessEvent,
  { entry: id, rating }: EventCommandOf<'setRating'>,
  { now }: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined || entry.state === 'erased') return refuse('noSuchEntry');
  const { player } = entry;
  const rated: EventEntry = { ...entry, player: { ...player, ratings: { ...player.ratings, manual: rating } } };
  return changed(withEntry(before, holdsPlace(entry) ? withFee(before, rated, now) : rated));
}

/** The earlier place in the queue and the rows of both stay; the double is erased (ID-4). */
export function mergeEntries(
  before: ChessEvent,
  { entry: id, double: doubleId }: EventCommandOf<'mergeEntries'>,
  { now }: EventContext,
): EventDecided {
  const [entry, double] = [id, doubleId].map((one) => before.entries.find((other) => other.id === one));
  if (entry === undefined || double === undefined || entry === double) return refuse('noSuchEntry');
  if (isOver(entry) || isOver(double)) return refuse('entryOver');
  const earlier = (double.queuedAt ?? now) < (entry.queuedAt ?? now) ? double : entry;
  // Of the two, the one with a place keeps it, and only one of them owes the fee.
  const paid = double.ledger.filter(({ kind }) => kind === 'payment' || kind === 'refund');
  const merged = withRows(
    {
      ...entry,
      state: holdsPlace(double) && !holdsPlace(entry) ? double.state : entry.state,
      queuedAt: earlier.queuedAt,
      submittedAt: earlier.submittedAt,
      confirmedAt: earlier.confirmedAt,
      isApproved: entry.isApproved || double.isApproved,
    },
    paid.map(({ number: _, ...row }) => row),
  );
  const gone: EventEntry = { ...double, state: 'withdrawn', ledger: [], reason: '' };
  const after = withEntry(withEntry(before, gone), merged);
  return changed(holdsPlace(merged) ? withEntry(after, withFee(after, merged, now)) : after, { isSilent: true });
}

export function twoPersons(before: ChessEvent, { entry: id, other }: EventCommandOf<'twoPersons'>): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined || !before.entries.some((one) => one.id === other)) return refuse('noSuchEntry');
  if (entry.notSameAs.includes(other)) return changed(before);
  return changed(withEntry(before, { ...entry, notSameAs: [...entry.notSameAs, other] }));
}

/** All entries of one group into another one, with a place each, before either has started (EV-5). */
export function mergeGroups(
  before: ChessEvent,
  { from, into }: EventCommandOf<'mergeGroups'>,
  { now, started }: EventContext,
): EventDecided {
  if (groupOf(before, from) === undefined || groupOf(before, into) === undefined || from === into) {
    return refuse('noSuchGroup');
  }
  if (started.has(from) || started.has(into)) return refuse('groupStarted');
  const moved = before.entries
    .filter((entry) => entry.group === from && !isOver(entry))
    .reduce((event, entry) => {
      const there: EventEntry = { ...entry, group: into, isApproved: true };
      return withEntry(event, holdsPlace(entry) ? withFee(event, { ...there, isOverLimit: true }, now) : there);
    }, before);
  return changed(moved);
}
