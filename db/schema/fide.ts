import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SearchKey } from '../../domain/lib/search-key.ts';
import { flag, moment } from './columns.ts';

/** The players of FIDE's rating list. Players who are missing from the latest list keep their last data. */
export const fidePlayers = sqliteTable(
  'fide_players',
  {
    number: integer('number').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** From the family name and the given names, in the order of the list. */
    searchKey: text('search_key').$type<SearchKey>().notNull(),
    federation: text('federation').notNull(),
    sex: text('sex', { enum: ['M', 'F'] }),
    title: text('title'),
    standard: integer('standard'),
    rapid: integer('rapid'),
    blitz: integer('blitz'),
    /** The K factor of standard games. */
    k: integer('k'),
    rapidK: integer('rapid_k'),
    blitzK: integer('blitz_k'),
    birthYear: integer('birth_year'),
    inactive: flag('inactive').notNull().default(false),
    /** The month of the list, as 202611. */
    month: integer('month').notNull(),
  },
  (table) => [index('fide_players_search_key').on(table.searchKey)],
);

/** Completed and running imports of lists; an interrupted import resumes after its last line. */
export const fideImports = sqliteTable('fide_imports', {
  /** The file by name and size. */
  source: text('source').primaryKey(),
  month: integer('month').notNull(),
  /** The number of imported players, in the order of the file. */
  done: integer('done').notNull().default(0),
  /** The number of players in the file. */
  players: integer('players').notNull(),
  finishedAt: moment('finished_at'),
});
