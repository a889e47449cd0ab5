import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { tournaments } from './tournaments.ts';

/** The code of the room by round. It is not part of the tournament, because only its organisers may read it. */
export const roomCodes = sqliteTable(
  'room_codes',
  {
    tournament: text('tournament')
      .$type<TournamentId>()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    round: integer('round').notNull(),
    code: text('code').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.round] })],
);
