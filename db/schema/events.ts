import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { EntryMailContent } from '../../domain/event/entry-mail.ts';
import type { EventFact } from '../../domain/event/log.ts';
import {
  type Contact,
  ENTRY_STATES,
  type EntryPlayer,
  type Guardian,
  type PartyId,
  PUBLIC_NAMES,
} from '../../domain/event/value/entry.ts';
import type { Cancellation, EventSettings, EventStep, Group } from '../../domain/event/value/event.ts';
import { type LedgerRow, type MinorUnits, PAYMENT_METHODS } from '../../domain/event/value/ledger.ts';
import type { AccountId, EntryId, EventId, GroupCode, TournamentId } from '../../domain/kernel/ids.ts';
import type { SearchKey } from '../../domain/lib/search-key.ts';
import { flag, moment } from './columns.ts';
import { tournaments } from './tournaments.ts';

/** Several tournaments with one entry form. */
export const events = sqliteTable(
  'events',
  {
    id: text('id').$type<EventId>().primaryKey(),
    revision: integer('revision').notNull(),
    organiserType: text('organiser_type', { enum: ['organization', 'club'] }).notNull(),
    organiser: text('organiser').notNull(),
    /** Copies of the settings for lists. */
    name: text('name').notNull(),
    searchKey: text('search_key').$type<SearchKey>().notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    settings: text('settings', { mode: 'json' }).$type<EventSettings>().notNull(),
    groups: text('groups', { mode: 'json' }).$type<readonly Group[]>().notNull(),
    cancelled: text('cancelled', { mode: 'json' }).$type<Cancellation>(),
    /** Steps that have been taken at their time. */
    done: text('done', { mode: 'json' }).$type<readonly EventStep[]>().notNull(),
    /** Signs the time at which the form was opened. */
    formSecret: text('form_secret').notNull(),
    /** Of the site, for the links in e-mails. */
    origin: text('origin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('events_id_any_case').on(sql`lower(${table.id})`),
    index('events_host').on(table.organiserType, table.organiser),
    index('events_last_day').on(table.lastDay),
  ],
);

/** The tournament of a group, to find the event of a tournament. */
export const eventTournaments = sqliteTable(
  'event_tournaments',
  {
    tournament: text('tournament')
      .$type<TournamentId>()
      .primaryKey()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    event: text('event')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    group: text('group_code').$type<GroupCode>().notNull(),
  },
  (table) => [index('event_tournaments_event').on(table.event)],
);

export const eventEntries = sqliteTable(
  'event_entries',
  {
    id: text('id').$type<EntryId>().primaryKey(),
    event: text('event')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    party: text('party').$type<PartyId>().notNull(),
    group: text('group_code').$type<GroupCode>().notNull(),
    state: text('state', { enum: ENTRY_STATES }).notNull(),
    submittedAt: moment('submitted_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    queuedAt: moment('queued_at'),
    player: text('player', { mode: 'json' }).$type<EntryPlayer>().notNull(),
    contact: text('contact', { mode: 'json' }).$type<Contact>().notNull(),
    guardian: text('guardian', { mode: 'json' }).$type<Guardian>(),
    publicName: text('public_name', { enum: PUBLIC_NAMES }).notNull(),
    requestedByes: text('requested_byes', { mode: 'json' }).$type<readonly number[]>().notNull(),
    remarks: text('remarks').notNull(),
    account: text('account').$type<AccountId>(),
    /** Where its e-mails go, in lower case, to find a forgotten link; null for nowhere. */
    address: text('address'),
    code: text('code').notNull(),
    ledger: text('ledger', { mode: 'json' }).$type<readonly LedgerRow[]>().notNull(),
    isReserved: flag('is_reserved').notNull(),
    isApproved: flag('is_approved').notNull(),
    isOverLimit: flag('is_over_limit').notNull(),
    notSameAs: text('not_same_as', { mode: 'json' }).$type<readonly EntryId[]>().notNull(),
    reason: text('reason').notNull(),
    version: integer('version').notNull(),
    syncedGroup: text('synced_group').$type<GroupCode>(),
    syncedVersion: integer('synced_version'),
  },
  (table) => [
    uniqueIndex('event_entries_code').on(table.event, table.code),
    index('event_entries_event').on(table.event, table.submittedAt),
    index('event_entries_account').on(table.account),
    index('event_entries_address').on(table.address),
  ],
);

/** Links of entrants; a link opens all entries that were sent together. Only the hash of its token is stored. */
export const entryLinks = sqliteTable(
  'entry_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    event: text('event')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    party: text('party').$type<PartyId>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('entry_links_party').on(table.event, table.party)],
);

export const MAIL_OUTCOMES = ['waiting', 'sent', 'failed', 'limited', 'dropped'] as const;

/** E-mails to entrants, written with the change that they tell of. */
export const entryMails = sqliteTable(
  'entry_mails',
  {
    /** Of entry, kind and revision, so that nothing is told twice. */
    id: text('id').primaryKey(),
    event: text('event')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    entry: text('entry').$type<EntryId>().notNull(),
    content: text('content', { mode: 'json' }).$type<EntryMailContent>().notNull(),
    createdAt: moment('created_at').notNull(),
    outcome: text('outcome', { enum: MAIL_OUTCOMES }).notNull(),
    /** Where it went, while that has to be counted. */
    address: text('address'),
    tries: integer('tries').notNull().default(0),
    /** The next try, or when it was settled. */
    at: moment('at').notNull(),
  },
  (table) => [
    index('entry_mails_due').on(table.outcome, table.at),
    index('entry_mails_address').on(table.address, table.at),
    index('entry_mails_entry').on(table.entry),
  ],
);

export const eventLog = sqliteTable(
  'event_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    event: text('event')
      .$type<EventId>()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    at: moment('at').notNull(),
    by: text('by').$type<AccountId>(),
    facts: text('facts', { mode: 'json' }).$type<readonly EventFact[]>().notNull(),
  },
  (table) => [index('event_log_event').on(table.event, table.revision)],
);

/** Receipts of payments and refunds, numbered without a gap by host and year. */
export const receipts = sqliteTable(
  'receipts',
  {
    organiserType: text('organiser_type', { enum: ['organization', 'club'] }).notNull(),
    organiser: text('organiser').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    event: text('event').$type<EventId>().notNull(),
    entry: text('entry').$type<EntryId>().notNull(),
    /** Number of the row in the entry's ledger. */
    row: integer('ledger_row').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organiserType, table.organiser, table.year, table.number] }),
    uniqueIndex('receipts_row').on(table.entry, table.row),
  ],
);

/** What providers have taken, given back or hold ready, until the event has booked it. */
export const entryBookings = sqliteTable('entry_bookings', {
  /** Of the payment and what happened to it, so that nothing is booked twice. */
  id: text('id').primaryKey(),
  entry: text('entry').$type<EntryId>().notNull(),
  kind: text('kind', { enum: ['payment', 'refund', 'reserved', 'released'] }).notNull(),
  amount: integer('amount').$type<MinorUnits>().notNull(),
  method: text('method', { enum: PAYMENT_METHODS }).notNull(),
  createdAt: moment('created_at').notNull(),
});
