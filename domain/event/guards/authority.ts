import { can } from '../../access/policy.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { ok, type Result, refuse } from '../../kernel/result.ts';
import type { EventCommand, EventSystemEvent } from '../command.ts';
import type { EventActor } from '../decision.ts';
import type { ChessEvent } from '../value/event.ts';

type Right =
  /** Whoever runs the tournaments of the host. */
  | 'run'
  /** Everybody: the form. Groups, places and times are checked with the entry. */
  | 'everybody'
  /** The organiser, or whoever holds the link or the account of the entry. */
  | 'entrant'
  /** Internal events only. */
  | 'itself';

const RIGHTS: Readonly<Record<(EventCommand | EventSystemEvent)['kind'], Right>> = {
  create: 'run',
  addEntries: 'run',
  editSettings: 'run',
  editGroups: 'run',
  linkTournament: 'run',
  cancelEvent: 'run',
  deleteEvent: 'run',
  mergeGroups: 'run',
  approveEntries: 'run',
  refuseEntry: 'run',
  enterAnyway: 'run',
  restoreEntry: 'run',
  setRating: 'run',
  mergeEntries: 'run',
  twoPersons: 'run',
  syncEntries: 'run',
  submit: 'everybody',
  confirm: 'entrant',
  editEntry: 'entrant',
  moveEntry: 'entrant',
  withdrawEntry: 'entrant',
  eraseEntry: 'entrant',
  bookPayment: 'run',
  bookRefund: 'run',
  waive: 'run',
  counterRow: 'run',
  due: 'itself',
  synced: 'itself',
  providerBooked: 'itself',
  providerReserved: 'itself',
};

export const runs = (actor: EventActor, { host }: Pick<ChessEvent, 'host'>): boolean =>
  (actor.kind === 'person' || actor.kind === 'visitor') && can(actor, { do: 'runTournaments', of: host });

export function isAuthorised(
  actor: EventActor,
  event: Pick<ChessEvent, 'host' | 'entries'>,
  command: EventCommand | EventSystemEvent,
): Result<true, 'forbidden'> {
  return mayDo(actor, event, command) ? ok(true) : refuse('forbidden');
}

function mayDo(
  actor: EventActor,
  event: Pick<ChessEvent, 'host' | 'entries'>,
  command: EventCommand | EventSystemEvent,
): boolean {
  switch (RIGHTS[command.kind]) {
    case 'run':
      return runs(actor, event);
    case 'everybody':
      return actor.kind !== 'program';
    case 'entrant':
      return runs(actor, event) || entriesIn(command).every((entry) => holds(actor, event, entry));
    case 'itself':
      return actor.kind === 'program';
  }
}

const entriesIn = (command: EventCommand | EventSystemEvent): readonly EntryId[] => {
  if ('entry' in command) return [command.entry];
  return command.kind === 'confirm' ? command.entries : [];
};

/** Holders of a link, and accounts for the entries that they made themselves. */
export function holds(actor: EventActor, { entries }: Pick<ChessEvent, 'entries'>, id: EntryId): boolean {
  if (actor.kind === 'holder') return actor.entries.includes(id);
  if (actor.kind !== 'person') return false;
  return entries.some((entry) => entry.id === id && entry.account === actor.account);
}
