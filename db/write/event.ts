import { and, eq, inArray, sql } from 'drizzle-orm';
import { addressOf } from '../../domain/event/entries/minors.ts';
import type { EntryMail } from '../../domain/event/entry-mail.ts';
import type { EventLogEntry } from '../../domain/event/log.ts';
import type { EventEntry, PartyId } from '../../domain/event/value/entry.ts';
import type { ChessEvent } from '../../domain/event/value/event.ts';
import type { AccountId, EntryId, EventId } from '../../domain/kernel/ids.ts';
import { isSame } from '../../domain/kernel/same.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { searchKey } from '../../domain/lib/search-key.ts';
import { bulkInsert } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import {
  entryLinks,
  entryMails,
  eventEntries,
  eventLog,
  events,
  eventTournaments,
  type MAIL_OUTCOMES,
  receipts,
} from '../schema/index.ts';
import { rowChanges, type StoredRow } from './changed-rows.ts';

export const EVENT_ID_UNIQUE: UniqueRule<'idTaken'> = {
  violates: 'events_id_any_case',
  otherwise: 'idTaken',
};

type EventRow = typeof events.$inferInsert;

/** Columns that the event itself gives. */
const eventColumns = ({ id, revision, host, settings, groups, cancelled, done, createdAt }: ChessEvent) => ({
  id,
  revision,
  organiserType: host.type,
  organiser: host.id,
  name: settings.name,
  searchKey: searchKey(settings.name),
  firstDay: settings.firstDay,
  lastDay: settings.lastDay,
  settings,
  groups,
  cancelled,
  done,
  createdAt,
});

export const insertEvent = (db: Db, event: ChessEvent, shell: Pick<EventRow, 'formSecret' | 'origin'>): Write =>
  db.insert(events).values({ ...eventColumns(event), ...shell });

/** The claim of a change: nothing is written unless the event is at the revision of `before`. */
export const updateEvent = (db: Db, before: ChessEvent, after: ChessEvent): Write => {
  const [was, is] = [eventColumns(before), eventColumns(after)];
  const changed = Object.entries(is).filter(([name, value]) => !isSame(was[name as keyof typeof was], value));
  return db.update(events).set(Object.fromEntries(changed)).where(isAt(before));
};

export const deleteEvent = (db: Db, before: ChessEvent): Write => db.delete(events).where(isAt(before));

const isAt = ({ id, revision }: ChessEvent) => and(eq(events.id, id), eq(events.revision, revision));

/** The rows of entries and of the tournaments of groups that differ. */
export function eventPartWrites(db: Db, before: ChessEvent, after: ChessEvent): Write[] {
  const entries = rowChanges(db, { table: eventEntries, key: ['id'] }, entryRows(before), entryRows(after));
  const links = rowChanges(
    db,
    { table: eventTournaments, key: ['tournament'] },
    tournamentRows(before),
    tournamentRows(after),
  );
  return [
    ...entries.removed,
    ...links.removed,
    ...entries.changed,
    ...entries.added,
    ...links.changed,
    ...links.added,
    ...linksOfErased(db, before, after),
  ];
}

const tournamentRows = ({ id, groups }: ChessEvent): StoredRow<typeof eventTournaments.$inferSelect>[] =>
  groups.flatMap(({ code, tournament }) =>
    tournament === null ? [] : [{ key: tournament, source: code, row: () => ({ tournament, event: id, group: code }) }],
  );

const entryRows = (event: ChessEvent): StoredRow<typeof eventEntries.$inferSelect>[] =>
  event.entries.map((entry) => ({ key: entry.id, source: entry, row: () => entryRow(event, entry) }));

const entryRow = (event: ChessEvent, { synced, ...entry }: EventEntry) => ({
  ...entry,
  event: event.id,
  address: addressOf(entry, event.settings.firstDay)?.toLowerCase() ?? null,
  syncedGroup: synced?.group ?? null,
  syncedVersion: synced?.version ?? null,
});

/** The links of a party end when all of its entries are erased. */
function linksOfErased(db: Db, before: ChessEvent, after: ChessEvent): Write[] {
  const isGone = (party: PartyId, { entries }: ChessEvent) =>
    entries.every((entry) => entry.party !== party || entry.state === 'erased');
  const parties = [...new Set(before.entries.map(({ party }) => party))].filter(
    (party) => !isGone(party, before) && isGone(party, after),
  );
  return parties.length === 0
    ? []
    : [db.delete(entryLinks).where(and(eq(entryLinks.event, after.id), inArray(entryLinks.party, parties)))];
}

export const insertEntryLink = (db: Db, row: typeof entryLinks.$inferInsert): Write =>
  db.insert(entryLinks).values(row);

/** A new link ends the old ones (CF-5). */
export const deleteEntryLinks = (db: Db, event: EventId, party: PartyId): Write =>
  db.delete(entryLinks).where(and(eq(entryLinks.event, event), eq(entryLinks.party, party)));

/** Written once each, however often the change is tried. */
export const storeEntryMails = (db: Db, event: ChessEvent, mails: readonly EntryMail[], now: Millis): Write[] =>
  mails.map(({ entry, ...content }) =>
    db
      .insert(entryMails)
      .values({
        id: `${entry} ${content.kind} ${event.revision}`,
        event: event.id,
        entry,
        content,
        createdAt: now,
        outcome: 'waiting',
        at: now,
      })
      .onConflictDoNothing(),
  );

/** E-mails that no change of an entry causes. */
export const storeWrittenMails = (
  db: Db,
  mails: readonly (EntryMail & { readonly event: EventId })[],
  { key, now }: { readonly key: string; readonly now: Millis },
): Write[] =>
  bulkInsert(
    db,
    entryMails,
    mails.map(({ event, entry, ...content }) => ({
      id: `${entry} ${content.kind} ${key}`,
      event,
      entry,
      content,
      createdAt: now,
      outcome: 'waiting' as const,
      at: now,
    })),
  );

export const settleEntryMail = (
  db: Db,
  id: string,
  settled: {
    readonly outcome: (typeof MAIL_OUTCOMES)[number];
    readonly at: Millis;
    readonly address?: string | null;
    readonly tries: number;
  },
): Write => db.update(entryMails).set(settled).where(eq(entryMails.id, id));

/** Addresses are kept as long as they are counted. */
export const forgetMailAddresses = (db: Db, before: Millis): Write =>
  db
    .update(entryMails)
    .set({ address: null })
    .where(sql`${entryMails.address} is not null and ${entryMails.at} < ${before}`);

export const storeEventLog = (db: Db, event: EventId, entry: EventLogEntry | null): Write[] =>
  entry === null ? [] : bulkInsert(db, eventLog, [{ event, ...entry }]);

/** An export changes nothing, and is logged at the present revision (GD-6). */
export const storeEventExport = (db: Db, { id, revision }: ChessEvent, by: AccountId, at: Millis): Write[] =>
  storeEventLog(db, id, { revision, at, by, facts: [{ kind: 'exported' }] });

/** The next number of the host in this year, for each new payment and refund. */
export const issueReceipts = (
  db: Db,
  { host, id }: ChessEvent,
  rows: readonly { readonly entry: EntryId; readonly row: number }[],
  { year, now }: { readonly year: number; readonly now: Millis },
): Write[] =>
  rows.map(({ entry, row }) =>
    db.run(
      sql`insert into ${receipts} (organiser_type, organiser, year, number, event, entry, ledger_row, issued_at)
        select ${host.type}, ${host.id}, ${year}, coalesce(max(number), 0) + 1, ${id}, ${entry}, ${row}, ${now}
        from ${receipts} where organiser_type = ${host.type} and organiser = ${host.id} and year = ${year}`,
    ),
  );
