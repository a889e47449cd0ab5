/** What the organiser reads of who did what with the entries (EV-4). */
import type { AccountId, EntryId, GroupCode } from '../kernel/ids.ts';
import { isSame } from '../kernel/same.ts';
import type { Millis } from '../kernel/time.ts';
import type { EventActor } from './decision.ts';
import type { EntryState, EventEntry } from './value/entry.ts';
import type { ChessEvent } from './value/event.ts';

export interface EventLogEntry {
  readonly revision: number;
  readonly at: Millis;
  /** Null for the program, strangers and holders of a link. */
  readonly by: AccountId | null;
  readonly facts: readonly EventFact[];
}

export type EventFact =
  | { readonly kind: 'created' }
  /** Somebody has taken out the list with how players are reached (GD-6). */
  | { readonly kind: 'exported' }
  | { readonly kind: 'settings' }
  | { readonly kind: 'groups' }
  | { readonly kind: 'cancelled'; readonly reason: string }
  | {
      readonly kind: 'state';
      readonly entry: EntryId;
      readonly before: EntryState | null;
      readonly after: EntryState;
      readonly reason: string;
    }
  | {
      readonly kind: 'group';
      readonly entry: EntryId;
      readonly before: GroupCode;
      readonly after: GroupCode;
      readonly reason: string;
    }
  | { readonly kind: 'details'; readonly entry: EntryId }
  | { readonly kind: 'ledger'; readonly entry: EntryId; readonly rows: number };

/** Null if nothing worth logging changed. */
export function eventLogEntry(
  before: ChessEvent | null,
  after: ChessEvent,
  actor: EventActor,
  at: Millis,
): EventLogEntry | null {
  const facts = before === null ? [{ kind: 'created' } as const] : factsBetween(before, after);
  const by = actor.kind === 'person' ? actor.account : null;
  return facts.length === 0 ? null : { revision: after.revision, at, by, facts };
}

function factsBetween(before: ChessEvent, after: ChessEvent): EventFact[] {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  return [
    ...(isSame(before.settings, after.settings) ? [] : [{ kind: 'settings' } as const]),
    ...(isSame(before.groups, after.groups) ? [] : [{ kind: 'groups' } as const]),
    ...(before.cancelled === null && after.cancelled !== null
      ? [{ kind: 'cancelled', reason: after.cancelled.reason } as const]
      : []),
    ...after.entries.flatMap((entry) => entryFacts(known.get(entry.id), entry)),
  ];
}

function entryFacts(was: EventEntry | undefined, entry: EventEntry): EventFact[] {
  if (was === entry) return [];
  const { id, state, group, reason } = entry;
  if (was === undefined) return [{ kind: 'state', entry: id, before: null, after: state, reason }];
  const facts: EventFact[] = [];
  if (was.state !== state) facts.push({ kind: 'state', entry: id, before: was.state, after: state, reason });
  if (was.group !== group) facts.push({ kind: 'group', entry: id, before: was.group, after: group, reason });
  if (state !== 'erased' && !isSame(detailsOf(was), detailsOf(entry))) facts.push({ kind: 'details', entry: id });
  const rows = entry.ledger.length - was.ledger.length;
  if (rows > 0) facts.push({ kind: 'ledger', entry: id, rows });
  return facts;
}

const detailsOf = ({ player, contact, guardian, publicName, requestedByes, remarks }: EventEntry) => ({
  player,
  contact,
  guardian,
  publicName,
  requestedByes,
  remarks,
});
