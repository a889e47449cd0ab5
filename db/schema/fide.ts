import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SearchKey } from '../../domain/search-key.ts';
import { flag, moment } from './columns.ts';

/** The players of FIDE's published rating list. Who is not on the newest any more keeps what he had last. */
export const fidePlayers = sqliteTable(
  'fide_players',
  {
    number: integer('number').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Of the family name and then the given names, as the list has them. */
    searchKey: text('search_key').$type<SearchKey>().notNull(),
    federation: text('federation').notNull(),
    sex: text('sex', { enum: ['M', 'F'] }),
    title: text('title'),
    standard: integer('standard'),
    rapid: integer('rapid'),
    blitz: integer('blitz'),
    /** The K of standard games. */
    k: integer('k'),
    rapidK: integer('rapid_k'),
    blitzK: integer('blitz_k'),
    birthYear: integer('birth_year'),
    inactive: flag('inactive').notNull().default(false),
    /** The list that this is from, as 202611. */
    month: integer('month').notNull(),
  },
  (table) => [index('fide_players_search_key').on(table.searchKey)],
);

/** The lists that were read, or are being read: an import that was stopped goes on behind its last line. */
export const fideImports = sqliteTable('fide_imports', {
  /** The file by its name and size. */
  source: text('source').primaryKey(),
  month: integer('month').notNull(),
  /** Players of the file that are in the table, in the order of the file. */
  done: integer('done').notNull().default(0),
  /** Players in all of it. */
  players: integer('players').notNull(),
  finishedAt: moment('finished_at'),
});
