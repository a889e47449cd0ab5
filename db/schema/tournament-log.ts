import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import type { LogFact } from '../../domain/tournament/log/log-fact.ts';
import { moment } from './columns.ts';
import { tournaments } from './tournaments.ts';

/**
 * The log of a tournament, one row per change. The table is WITHOUT ROWID, which only its migration can express:
 * entering a result writes one additional row and no index.
 */
export const tournamentLog = sqliteTable(
  'tournament_log',
  {
    tournament: text('tournament')
      .$type<TournamentId>()
      .notNull()
      .references(() => tournaments.id, { onDelete: 'cascade' }),
    /** The revision that the change created. */
    revision: integer('revision').notNull(),
    at: moment('at').notNull(),
    /** Null for a game or the clock. No foreign key, because the entries of an erased account stay. */
    by: text('by').$type<AccountId>(),
    facts: text('facts', { mode: 'json' }).$type<readonly LogFact[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.revision] })],
);
