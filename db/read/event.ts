import { and, asc, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Hosts } from '../../domain/access/policy.ts';
import { ownerOf } from '../../domain/access/policy.ts';
import type { EventEntry, PartyId } from '../../domain/event/value/entry.ts';
import type { ChessEvent } from '../../domain/event/value/event.ts';
import type { AccountId, EntryId, EventId, GroupCode, TournamentId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { Db } from '../client.ts';
import { hostedBy } from '../hosted-by.ts';
import { sameId } from '../same-id.ts';
import {
  entryLinks,
  entryMails,
  eventEntries,
  eventLog,
  events,
  eventTournaments,
  receipts,
  tournaments,
} from '../schema/index.ts';

type EventRow = typeof events.$inferSelect;
type EntryRow = typeof eventEntries.$inferSelect;

/** What the shell of an event needs besides it. */
export interface StoredEvent {
  readonly event: ChessEvent;
  readonly formSecret: string;
  readonly origin: string;
}

/** In any spelling of the id. */
export async function readEvent(db: Db, id: EventId): Promise<StoredEvent | undefined> {
  const [rows, entries] = await db.batch([
    db.select().from(events).where(sameId(events.id, id)),
    db
      .select()
      .from(eventEntries)
      .where(sameId(eventEntries.event, id))
      .orderBy(asc(eventEntries.submittedAt), asc(sql`${eventEntries}.rowid`)),
  ]);
  const [row] = rows;
  return row === undefined
    ? undefined
    : { event: eventOf(row, entries), formSecret: row.formSecret, origin: row.origin };
}

const eventOf = (row: EventRow, entries: readonly EntryRow[]): ChessEvent => ({
  id: row.id,
  revision: row.revision,
  host: ownerOf(row.organiserType, row.organiser),
  createdAt: row.createdAt,
  cancelled: row.cancelled,
  settings: row.settings,
  groups: row.groups,
  entries: entries.map(entryOf),
  done: row.done,
});

const entryOf = ({ event: _event, address: _address, syncedGroup, syncedVersion, ...row }: EntryRow): EventEntry => ({
  ...row,
  synced: syncedGroup === null || syncedVersion === null ? null : { group: syncedGroup, version: syncedVersion },
});

/** The event that a tournament is a group of. */
export async function readEventOfTournament(db: Db, tournament: TournamentId): Promise<EventId | null> {
  const [row] = await db
    .select({ id: eventTournaments.event })
    .from(eventTournaments)
    .where(eq(eventTournaments.tournament, tournament));
  return row?.id ?? null;
}

/** The groups whose tournaments have started, and those whose tournaments are gone. */
export async function readGroupTournaments(
  db: Db,
  { groups }: Pick<ChessEvent, 'groups'>,
): Promise<{ readonly started: ReadonlySet<GroupCode>; readonly known: ReadonlySet<TournamentId> }> {
  const ids = groups.flatMap(({ tournament }) => tournament ?? []);
  if (ids.length === 0) return { started: new Set(), known: new Set() };
  const rows = await db
    .select({ id: tournaments.id, startedAt: tournaments.startedAt })
    .from(tournaments)
    .where(inArray(tournaments.id, ids));
  const started = new Set(rows.filter(({ startedAt }) => startedAt !== null).map(({ id }) => id));
  return {
    started: new Set(
      groups.filter(({ tournament }) => tournament !== null && started.has(tournament)).map(({ code }) => code),
    ),
    known: new Set(rows.map(({ id }) => id)),
  };
}

/** The entries that a link opens. */
export async function readLinkedEntries(
  db: Db,
  tokenHash: string,
): Promise<{ readonly event: EventId; readonly party: PartyId; readonly entries: readonly EntryId[] } | undefined> {
  const rows = await db
    .select({ event: entryLinks.event, party: entryLinks.party, entry: eventEntries.id })
    .from(entryLinks)
    .innerJoin(eventEntries, and(eq(eventEntries.event, entryLinks.event), eq(eventEntries.party, entryLinks.party)))
    .where(eq(entryLinks.tokenHash, tokenHash));
  const [first] = rows;
  return first && { event: first.event, party: first.party, entries: rows.map(({ entry }) => entry) };
}

/** The last entry of each party that writes to this address, in events that are not long over. */
export const readEntriesOfAddress = (db: Db, address: string, since: string) =>
  db
    .select({ event: eventEntries.event, party: eventEntries.party, id: eventEntries.id, state: eventEntries.state })
    .from(eventEntries)
    .innerJoin(events, eq(events.id, eventEntries.event))
    .where(and(eq(eventEntries.address, address.toLowerCase()), gte(events.lastDay, since)))
    .orderBy(desc(eventEntries.submittedAt))
    .limit(LIST_MAX_ROWS);

/** An event in a list. */
export interface ListedEvent
  extends Pick<EventRow, 'id' | 'organiserType' | 'organiser' | 'settings' | 'groups' | 'cancelled'> {}

const listed = {
  id: events.id,
  organiserType: events.organiserType,
  organiser: events.organiser,
  settings: events.settings,
  groups: events.groups,
  cancelled: events.cancelled,
};

/** The event without its entries. */
export async function readListedEvent(db: Db, id: EventId): Promise<ListedEvent | undefined> {
  const [row] = await db.select(listed).from(events).where(sameId(events.id, id));
  return row;
}

/** Events that are not over on this day, the first to come first. */
export const readComingEvents = (db: Db, day: string): Promise<ListedEvent[]> =>
  db
    .select(listed)
    .from(events)
    .where(gte(events.lastDay, day))
    .orderBy(asc(events.lastDay), asc(events.id))
    .limit(LIST_MAX_ROWS);

export const readEventsOfHosts = (db: Db, hosts: Hosts): Promise<ListedEvent[]> =>
  db
    .select(listed)
    .from(events)
    .where(hostedBy(events, hosts))
    .orderBy(desc(events.lastDay), asc(events.id))
    .limit(LIST_MAX_ROWS);

/** Entries that an account has made, with their events. */
export const readEntriesOfAccount = (db: Db, account: AccountId) =>
  db
    .select({ event: events.id, name: events.name, entry: eventEntries })
    .from(eventEntries)
    .innerJoin(events, eq(events.id, eventEntries.event))
    .where(and(eq(eventEntries.account, account), ne(eventEntries.state, 'erased')))
    .orderBy(asc(eventEntries.submittedAt));

export const readEventLog = (db: Db, id: EventId) =>
  db.select().from(eventLog).where(eq(eventLog.event, id)).orderBy(desc(eventLog.id)).limit(LIST_MAX_ROWS);

export const readReceipts = (db: Db, event: EventId) => db.select().from(receipts).where(eq(receipts.event, event));

/** Of the last e-mail to each entry: whether it was sent. */
export async function readEntryMailStates(
  db: Db,
  event: EventId,
): Promise<ReadonlyMap<EntryId, 'waiting' | 'sent' | 'failed'>> {
  const rows = await db
    .select({ entry: entryMails.entry, outcome: entryMails.outcome })
    .from(entryMails)
    .where(eq(entryMails.event, event))
    .orderBy(asc(entryMails.createdAt));
  const states = new Map<EntryId, 'waiting' | 'sent' | 'failed'>();
  for (const { entry, outcome } of rows) {
    if (outcome === 'waiting' || outcome === 'sent' || outcome === 'failed') states.set(entry, outcome);
  }
  return states;
}
