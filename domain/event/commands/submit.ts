/** New entries, from the form, by a person who is logged in, or by the organiser (EN-1 to EN-6, CF-7). */
import { drawId } from '../../kernel/chance.ts';
import type { EntryId, GroupCode } from '../../kernel/ids.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { EventCommandOf, NewEntry } from '../command.ts';
import { changed, type EventContext, type EventDecided, type EventRefusal } from '../decision.ts';
import { admitted } from '../entries/admission.ts';
import { chosenGroup } from '../entries/conditions.ts';
import { enteredAlready } from '../entries/doubles.ts';
import { addressOf, isMinor, needsConsent, usualPublicName } from '../entries/minors.ts';
import { drawPaymentCode } from '../fees/payment-code.ts';
import { entryWindow, opensAt } from '../value/deadlines.ts';
import type { EventEntry, PartyId } from '../value/entry.ts';
import { type ChessEvent, groupOf } from '../value/event.ts';

/** People of one submission, such as a trainer's team (AB-2). */
export const PARTY_MAX = 30;
/** Entries that the organiser takes over from a list. */
export const ENTRY_LIST_MAX = 500;
export const UNCONFIRMED_PER_ADDRESS = 5;
const ID_LENGTH = 12;

export function submit(
  before: ChessEvent,
  { entries: sent }: EventCommandOf<'submit'>,
  context: EventContext,
): EventDecided {
  const taken = takesEntries(before, sent, context);
  if (!taken.ok) return taken;
  if (sent.length > PARTY_MAX) return refuse('tooManyEntries');
  return entered(before, sent, { isOrganiser: false, isSilent: false }, context);
}

/** The organiser's entries need no confirmation, and go into any group (EV-4, CF-7). */
export function addEntries(
  before: ChessEvent,
  { entries: sent, sendsMail }: EventCommandOf<'addEntries'>,
  context: EventContext,
): EventDecided {
  if (sent.length > ENTRY_LIST_MAX) return refuse('tooManyEntries');
  return entered(before, sent, { isOrganiser: true, isSilent: !sendsMail }, context);
}

interface By {
  readonly isOrganiser: boolean;
  readonly isSilent: boolean;
}

/** All or none. */
function entered(
  before: ChessEvent,
  sent: readonly NewEntry[],
  { isOrganiser, isSilent }: By,
  context: EventContext,
): EventDecided {
  const party = drawId<PartyId>(context.chance, ID_LENGTH);
  let after = before;
  const ids: EntryId[] = [];
  for (const one of sent) {
    const entry = newEntry(after, one, party, context);
    const allowed = mayBeEntered(after, entry, isOrganiser, context);
    if (!allowed.ok) return allowed;
    after = { ...after, entries: [...after.entries, entry] };
    ids.push(entry.id);
    const isConfirmed = isOrganiser || one.account !== null;
    if (isConfirmed) {
      const confirmed = { ...entry, confirmedAt: context.now, isApproved: isOrganiser };
      after = admitted(after, confirmed, context.now);
    }
  }
  return changed(after, { entries: ids, isSilent });
}

/** Whether the form takes these now. Five unconfirmed submissions of one address are enough (AB-2). */
function takesEntries(event: ChessEvent, sent: readonly NewEntry[], { now }: EventContext): Result<true, EventRefusal> {
  if (event.cancelled !== null) return refuse('eventCancelled');
  switch (entryWindow(event, now)) {
    case 'planned':
      return refuse('notOpenYet', { at: opensAt(event.settings) ?? '' });
    case 'closed':
      return refuse('entriesClosed', { contact: event.settings.contact.email || event.settings.contact.phone });
    case 'open':
    case 'late':
      break;
  }
  const addresses = new Set(sent.map((one) => addressOf(one, event.settings.firstDay)?.toLowerCase()));
  const waiting = event.entries.filter(
    (entry) => entry.state === 'unconfirmed' && addresses.has(addressOf(entry, event.settings.firstDay)?.toLowerCase()),
  );
  return new Set(waiting.map(({ party }) => party)).size >= UNCONFIRMED_PER_ADDRESS
    ? refuse('tooManyEntries')
    : ok(true);
}

function newEntry(
  event: ChessEvent,
  { player, contact, guardian, publicName, requestedByes, remarks, group, account }: NewEntry,
  party: PartyId,
  { now, chance }: EventContext,
): EventEntry {
  return {
    id: drawId<EntryId>(chance, ID_LENGTH),
    party,
    group,
    state: 'unconfirmed',
    submittedAt: now,
    confirmedAt: null,
    queuedAt: null,
    player,
    contact,
    guardian,
    publicName: publicName ?? usualPublicName(player, event.settings.firstDay),
    requestedByes,
    remarks,
    account,
    code: drawPaymentCode(chance, (code) => event.entries.some((entry) => entry.code === code)),
    ledger: [],
    isReserved: false,
    isApproved: false,
    isOverLimit: false,
    notSameAs: [],
    reason: '',
    version: 1,
    synced: null,
  };
}

/** The organiser may enter anybody in any group (EV-4), and knows what is missing later. */
function mayBeEntered(
  event: ChessEvent,
  entry: EventEntry,
  isOrganiser: boolean,
  { started }: EventContext,
): Result<true, EventRefusal> {
  if (enteredAlready(event, entry) !== undefined) return refuse('alreadyEntered', { name: nameOf(entry) });
  if (groupOf(event, entry.group) === undefined) return refuse('noSuchGroup');
  if (isOrganiser) return ok(true);
  const complete = isComplete(event, entry);
  if (!complete.ok) return complete;
  return mayChoose(event, entry, entry.group, started);
}

export function mayChoose(
  event: ChessEvent,
  { player }: Pick<EventEntry, 'player'>,
  group: GroupCode,
  started: ReadonlySet<GroupCode>,
): Result<true, EventRefusal> {
  const choice = chosenGroup(event, player, group);
  if (!choice.ok) return choice;
  return started.has(group) ? refuse('groupStarted') : ok(true);
}

/** What the event needs to know of an entrant (section 3 of the rules). */
export function isComplete(
  { settings }: ChessEvent,
  { player, contact, guardian, account }: Pick<EventEntry, 'player' | 'contact' | 'guardian' | 'account'>,
): Result<true, EventRefusal> {
  if (player.birthYear === null) return refuse('birthYearNeeded');
  if (settings.asksSex && player.sex === null) return refuse('sexNeeded');
  if (isMinor(player, settings.firstDay)) {
    if (guardian === null || (guardian.email === null && guardian.phone === null)) return refuse('guardianNeeded');
    if (needsConsent(player, settings.firstDay) && guardian.email === null) return refuse('guardianEmailNeeded');
  }
  if (account === null && addressOf({ player, contact, guardian }, settings.firstDay) === null)
    return refuse('emailNeeded');
  return settings.phone === 'required' && contact.phone === null ? refuse('phoneNeeded') : ok(true);
}

const nameOf = ({ player }: EventEntry): string => `${player.firstName} ${player.lastName}`;
