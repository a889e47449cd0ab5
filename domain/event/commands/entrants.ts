/** What entrants do with their own entries, and organisers for them (CF-1 to CF-6). */
import { NAMELESS } from '../../account/erasure.ts';
import { refuse } from '../../kernel/result.ts';
import type { EventCommandOf } from '../command.ts';
import { changed, type EventContext, type EventDecided } from '../decision.ts';
import { admitted, withEntry, withFee } from '../entries/admission.ts';
import { enteredAlready } from '../entries/doubles.ts';
import { usualPublicName } from '../entries/minors.ts';
import { hasRoom } from '../entries/places.ts';
import { withRows } from '../fees/balance.ts';
import { withdrawalRows } from '../fees/fee.ts';
import { runs } from '../guards/authority.ts';
import { changesEnd, closesAt, countsAt } from '../value/deadlines.ts';
import { type EventEntry, holdsPlace, isOver, NO_RATINGS } from '../value/entry.ts';
import { type ChessEvent, groupOf } from '../value/event.ts';
import { isComplete, mayChoose } from './submit.ts';

/** The press on the button behind the link. A second one changes nothing. */
export function confirm(
  before: ChessEvent,
  { entries }: EventCommandOf<'confirm'>,
  context: EventContext,
): EventDecided {
  let after = before;
  for (const id of entries) {
    const entry = after.entries.find((one) => one.id === id);
    if (entry === undefined) return refuse('noSuchEntry');
    if (entry.state === 'expired') return refuse('entryExpired');
    if (entry.state !== 'unconfirmed') continue;
    const confirmed = confirmedEntry(after, entry, context);
    if (!confirmed.ok) return confirmed;
    if (confirmed.value.after !== null) after = confirmed.value.after;
  }
  return changed(after);
}

function confirmedEntry(event: ChessEvent, entry: EventEntry, { now, actor, started }: EventContext): EventDecided {
  const isOrganiser = runs(actor, event);
  if (!isOrganiser) {
    if (event.cancelled !== null) return refuse('eventCancelled');
    if (countsAt(entry.submittedAt, now) > closesAt(event.settings)) {
      return refuse('entriesClosed', { contact: event.settings.contact.email || event.settings.contact.phone });
    }
    if (started.has(entry.group)) return refuse('groupStarted');
  }
  if (enteredAlready(event, entry) !== undefined) {
    return refuse('alreadyEntered', { name: `${entry.player.firstName} ${entry.player.lastName}` });
  }
  return changed(admitted(event, { ...entry, confirmedAt: now, isApproved: entry.isApproved || isOrganiser }, now));
}

/** After the end of changes entrants change their club and how they are reached only (CF-3). */
export function editEntry(
  before: ChessEvent,
  { entry: id, details }: EventCommandOf<'editEntry'>,
  context: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined || entry.state === 'erased') return refuse('noSuchEntry');
  const isOrganiser = runs(context.actor, before);
  const isFree = isOrganiser || context.now <= changesEnd(before.settings);
  const player = isFree ? details.player : { ...entry.player, club: details.player.club };
  const edited: EventEntry = {
    ...entry,
    player,
    contact: details.contact,
    guardian: details.guardian,
    publicName: details.publicName ?? usualPublicName(player, before.settings.firstDay),
    requestedByes: isFree ? details.requestedByes : entry.requestedByes,
    remarks: details.remarks,
  };
  if (!isOrganiser) {
    if (isOver(entry)) return refuse('entryOver');
    const complete = isComplete(before, edited);
    if (!complete.ok) return complete;
    const allowed = mayChoose(before, edited, entry.group, new Set());
    if (isFree && !entry.isApproved && !allowed.ok) return allowed;
  }
  if (enteredAlready(before, edited) !== undefined) {
    return refuse('alreadyEntered', { name: `${player.firstName} ${player.lastName}` });
  }
  const isCharged = entry.ledger.length > 0 && holdsPlace(entry);
  return changed(withEntry(before, isCharged ? withFee(before, edited, context.now) : edited));
}

/**
 * Entrants choose among the groups that they may play in, while there is a place; organisers move anybody, also over
 * the limit (EV-4). A tournament that has started is left by withdrawal only (EV-6).
 */
export function moveEntry(
  before: ChessEvent,
  { entry: id, group: code, reason }: EventCommandOf<'moveEntry'>,
  context: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (isOver(entry)) return refuse('entryOver');
  if (groupOf(before, code) === undefined) return refuse('noSuchGroup');
  if (entry.group === code) return changed(before);
  if (context.started.has(entry.group) || context.started.has(code)) return refuse('groupStarted');
  const isOrganiser = runs(context.actor, before);
  const moved: EventEntry = { ...entry, group: code, reason, isApproved: entry.isApproved || isOrganiser };
  if (enteredAlready(before, moved) !== undefined) {
    return refuse('alreadyEntered', { name: `${entry.player.firstName} ${entry.player.lastName}` });
  }
  if (!isOrganiser) {
    if (context.now > changesEnd(before.settings)) return refuse('changesClosed');
    const allowed = mayChoose(before, moved, code, context.started);
    if (!allowed.ok) return allowed;
  }
  // The place that is left counts as free where both groups share a number of places.
  const without = withEntry(before, { ...moved, state: 'withdrawn' });
  if (!holdsPlace(entry)) return changed(withEntry(before, moved));
  if (hasRoom(without, code)) {
    const after = admitted(without, { ...moved, state: entry.state }, context.now);
    return changed(after);
  }
  if (!isOrganiser) return refuse('noPlaceLeft');
  return changed(withEntry(before, withFee(before, { ...moved, state: 'entered', isOverLimit: true }, context.now)));
}

/** What the fee rule gives back becomes a debt of the host. A second press changes nothing. */
export function withdrawEntry(
  before: ChessEvent,
  { entry: id, reason }: EventCommandOf<'withdrawEntry'>,
  { now, actor }: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (isOver(entry)) return entry.state === 'withdrawn' ? changed(before) : refuse('entryOver');
  const by = actor.kind === 'person' ? actor.account : null;
  const settled = withRows(entry, withdrawalRows(before, entry, { at: now, by, reason }));
  return changed(withEntry(before, { ...settled, state: 'withdrawn', reason }));
}

/**
 * Nothing of the person stays but what the accounts need: amount, date and reference (GD-4). The tournament forgets the
 * name too, also of who has left it; the account stays until then, as it is the player's id there.
 */
export function eraseEntry(
  before: ChessEvent,
  { entry: id }: EventCommandOf<'eraseEntry'>,
  context: EventContext,
): EventDecided {
  const entry = before.entries.find((one) => one.id === id);
  if (entry === undefined) return refuse('noSuchEntry');
  if (entry.state === 'erased') return changed(before);
  const rows = isOver(entry) ? [] : withdrawalRows(before, entry, { at: context.now, by: null, reason: '' });
  const { account, synced, group, version } = entry;
  const asked = { ...erased(withRows(entry, rows)), account, synced: synced ?? { group, version } };
  return changed(withEntry(before, asked));
}

export const erased = (entry: EventEntry): EventEntry => ({
  ...entry,
  state: 'erased',
  player: {
    ...NAMELESS,
    fideNumber: null,
    birthYear: null,
    birthDate: null,
    sex: null,
    federation: entry.player.federation,
    club: null,
    title: null,
    ratings: NO_RATINGS,
  },
  contact: { email: null, phone: null, language: entry.contact.language, wantsPairings: false },
  guardian: null,
  account: null,
  synced: null,
  requestedByes: [],
  remarks: '',
  reason: '',
  notSameAs: [],
});
