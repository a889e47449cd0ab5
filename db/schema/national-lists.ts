import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { moment } from './columns.ts';

/** The rating lists of federations that are in place: one row each, replaced as a whole. */
export const nationalLists = sqliteTable('national_lists', {
  /** FIDE's code of the federation. */
  federation: text('federation').primaryKey(),
  /** The month of the list, as 202611. */
  month: integer('month').notNull(),
  /** The import whose players are the list. */
  import: text('import').notNull(),
  players: integer('players').notNull(),
  importedAt: moment('imported_at').notNull(),
});

/** The players of national lists. Only those of an import that is in place count. */
export const nationalPlayers = sqliteTable(
  'national_players',
  {
    import: text('import').notNull(),
    /** The federation's own id of the player. */
    id: text('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    club: text('club'),
    fideNumber: integer('fide_number'),
    standard: integer('standard'),
    rapid: integer('rapid'),
    blitz: integer('blitz'),
  },
  (table) => [
    primaryKey({ columns: [table.import, table.id] }),
    index('national_players_fide_number').on(table.fideNumber),
  ],
);
