import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import type { LogFact } from '../../domain/tournament/log.ts';
import { moment } from './columns.ts';
import { tournaments } from './tournaments.ts';

/**
 * What was done to a tournament, one row a change. The table is WITHOUT ROWID, which drizzle cannot say and its migration
 * does: a result that is entered writes one row more and no index.
 */
export const tournamentLog = sqliteTable(
  'tournament_log',
  {
    tournament: text('tournament')
      .$type<TournamentId>()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** The revision that the change has made. */
    revision: integer('revision').notNull(),
    at: moment('at').notNull(),
    /** Null: a game or the clock. No reference: what somebody has done stays when his account goes. */
    by: text('by').$type<AccountId>(),
    facts: text('facts', { mode: 'json' }).$type<readonly LogFact[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.revision] })],
);
