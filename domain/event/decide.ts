import { assertNever, ok } from '../kernel/result.ts';
import { isSame } from '../kernel/same.ts';
import type { EventCommand, EventSystemEvent } from './command.ts';
import { confirm, editEntry, eraseEntry, moveEntry, withdrawEntry } from './commands/entrants.ts';
import { bookPayment, bookRefund, counterRow, providerBooked, providerReserved, waive } from './commands/fees.ts';
import {
  approveEntries,
  enterAnyway,
  mergeEntries,
  mergeGroups,
  refuseEntry,
  restoreEntry,
  setRating,
  twoPersons,
} from './commands/organiser.ts';
import { cancelEvent, create, deleteEvent, editGroups, editSettings, linkTournament } from './commands/planning.ts';
import { addEntries, submit } from './commands/submit.ts';
import { synced } from './commands/sync.ts';
import { changed, type EventContext, type EventDecided } from './decision.ts';
import { whatIsDue } from './due.ts';
import { withThoseMovingUp } from './entries/admission.ts';
import { type EntryMail, mailsBetween } from './entry-mail.ts';
import { isAuthorised } from './guards/authority.ts';
import type { EventEntry } from './value/entry.ts';
import type { ChessEvent } from './value/event.ts';

/**
 * The event after a command, or a refusal that changes nothing. Free places are given to those who wait in the same
 * change, so that no place is given twice; e-mails follow from the difference of both.
 */
export function decideEvent(
  before: ChessEvent,
  command: EventCommand | EventSystemEvent,
  context: EventContext,
): EventDecided {
  const allowed = isAuthorised(context.actor, before, command);
  if (!allowed.ok) return allowed;
  const decided = handle(before, command, context);
  if (!decided.ok || decided.value.after === null) return decided;
  const { after: asked, mails, isSilent } = decided.value;
  if (asked === before) return decided;
  const after = withVersions(before, {
    ...withThoseMovingUp(asked, context.now),
    revision: before.revision + 1,
  });
  return ok({ ...decided.value, after, mails: [...mails, ...mailsOf(before, asked, after, isSilent)] });
}

/** A silent command says nothing of itself, but those who move up by it are told. */
const mailsOf = (before: ChessEvent, asked: ChessEvent, after: ChessEvent, isSilent: boolean): readonly EntryMail[] =>
  mailsBetween(isSilent ? asked : before, after);

function handle(before: ChessEvent, command: EventCommand | EventSystemEvent, context: EventContext): EventDecided {
  switch (command.kind) {
    case 'create':
      return create(before, command);
    case 'editSettings':
      return editSettings(before, command);
    case 'editGroups':
      return editGroups(before, command);
    case 'linkTournament':
      return linkTournament(before, command);
    case 'cancelEvent':
      return cancelEvent(before, command, context);
    case 'deleteEvent':
      return deleteEvent(before);
    case 'mergeGroups':
      return mergeGroups(before, command, context);
    case 'approveEntries':
      return approveEntries(before, command, context);
    case 'refuseEntry':
      return refuseEntry(before, command, context);
    case 'enterAnyway':
      return enterAnyway(before, command, context);
    case 'restoreEntry':
      return restoreEntry(before, command, context);
    case 'setRating':
      return setRating(before, command, context);
    case 'mergeEntries':
      return mergeEntries(before, command, context);
    case 'twoPersons':
      return twoPersons(before, command);
    case 'syncEntries':
      return changed(before);
    case 'addEntries':
      return addEntries(before, command, context);
    case 'submit':
      return submit(before, command, context);
    case 'confirm':
      return confirm(before, command, context);
    case 'editEntry':
      return editEntry(before, command, context);
    case 'moveEntry':
      return moveEntry(before, command, context);
    case 'withdrawEntry':
      return withdrawEntry(before, command, context);
    case 'eraseEntry':
      return eraseEntry(before, command, context);
    case 'bookPayment':
      return bookPayment(before, command, context);
    case 'bookRefund':
      return bookRefund(before, command, context);
    case 'waive':
      return waive(before, command, context);
    case 'counterRow':
      return counterRow(before, command, context);
    case 'providerBooked':
      return providerBooked(before, command, context);
    case 'providerReserved':
      return providerReserved(before, command);
    case 'synced':
      return synced(before, command, context);
    case 'due':
      return whatIsDue(before, context);
    default:
      return assertNever(command);
  }
}

/** Raises the version of each entry of which a tournament has to know something new. */
function withVersions(before: ChessEvent, after: ChessEvent): ChessEvent {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  const entries = after.entries.map((entry) => {
    const was = known.get(entry.id);
    if (was === undefined || was === entry || isSame(syncedPart(was), syncedPart(entry))) return entry;
    return { ...entry, version: was.version + 1 };
  });
  return { ...after, entries };
}

const syncedPart = ({ state, group, player, requestedByes, publicName }: EventEntry) => ({
  isEntered: state === 'entered',
  group,
  player,
  requestedByes,
  publicName,
});
