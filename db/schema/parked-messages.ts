import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { DELIVERY_FAULTS, MESSAGE_KINDS, MESSAGE_SENDERS, MESSAGE_TARGETS } from '../../domain/lib/delivery.ts';
import { moment } from './columns.ts';
import { tournaments } from './tournaments.ts';

/** Messages between objects that are no longer retried, for operators. The sender keeps the message itself. */
export const parkedMessages = sqliteTable(
  'parked_messages',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    sender: text('sender', { enum: MESSAGE_SENDERS }).notNull(),
    /** The platform's id of the sending object, because the name of an erasure is an account. */
    senderId: text('sender_id').notNull(),
    /** The id of the message, unique for its sender. */
    message: text('message').notNull(),
    tournament: text('tournament')
      .$type<TournamentId>()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    target: text('target', { enum: MESSAGE_TARGETS }).notNull(),
    tries: integer('tries').notNull(),
    firstTriedAt: moment('first_tried_at').notNull(),
    parkedAt: moment('parked_at').notNull(),
    /** The fault of the last try. */
    fault: text('fault', { enum: DELIVERY_FAULTS }).notNull(),
  },
  (table) => [
    uniqueIndex('parked_messages_sender').on(table.senderId, table.message),
    index('parked_messages_tournament').on(table.tournament),
  ],
);
