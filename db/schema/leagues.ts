import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AccountId, CategoryId, LeagueId, SeasonId, TeamId, TournamentId } from '../../domain/ids.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { flag, moment } from './columns.ts';
import { leagues } from './organizations.ts';

const leagueId = () =>
  text('league')
    .$type<LeagueId>()
    .notNull()
    .references(() => leagues.id, { onDelete: 'cascade' });

/** Divisions of a league, for all its seasons. */
export const categories = sqliteTable(
  'categories',
  {
    league: leagueId(),
    id: text('id').$type<CategoryId>().notNull(),
    name: text('name').notNull(),
    description: text('description').$type<CleanHtml>().notNull(),
    visible: flag('visible').notNull().default(true),
    /** From 1, the strongest first; gaps stay where a category was deleted. */
    place: integer('place').notNull(),
    genderRestricted: flag('gender_restricted').notNull().default(false),
    /** For women and girls; else, where the category is restricted, for men. */
    fRestricted: flag('f_restricted').notNull().default(false),
    ageRestricted: flag('age_restricted').notNull().default(false),
    minimumAge: integer('minimum_age'),
    maximumAge: integer('maximum_age'),
    ratingRestricted: flag('rating_restricted').notNull().default(false),
    minimumRating: integer('minimum_rating'),
    maximumRating: integer('maximum_rating'),
  },
  (table) => [primaryKey({ columns: [table.league, table.id] })],
);

export const seasons = sqliteTable(
  'seasons',
  {
    league: leagueId(),
    id: text('id').$type<SeasonId>().notNull(),
    name: text('name').notNull(),
    description: text('description').$type<CleanHtml>().notNull(),
    visible: flag('visible').notNull().default(true),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    /** The season that this one was started from. */
    oldSeason: text('old_season').$type<SeasonId>(),
    endedAt: moment('ended_at'),
    /** How many results of each member count; null for all of them. */
    countedResults: integer('counted_results'),
    /** How many go up from each category at the end, and how many down. */
    goUp: integer('go_up').notNull(),
    goDown: integer('go_down').notNull(),
    /** The categories that the walk at the end has been through. */
    walked: text('walked', { mode: 'json' }).$type<readonly CategoryId[]>().notNull(),
    /** Raised by every change of what the season's end decides: of two who end it, one comes too late. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.league, table.id] }),
    uniqueIndex('seasons_old_season').on(table.league, table.oldSeason),
  ],
);

const ofSeason = {
  league: text('league').$type<LeagueId>().notNull(),
  season: text('season').$type<SeasonId>().notNull(),
  memberType: text('member_type', { enum: ['player', 'team'] }).notNull(),
  member: text('member').$type<AccountId | TeamId>().notNull(),
};

/** Where the end of the season before has put its members. */
export const seasonMembers = sqliteTable(
  'season_members',
  { ...ofSeason, category: text('category').$type<CategoryId>().notNull() },
  (table) => [
    primaryKey({ columns: [table.league, table.season, table.memberType, table.member] }),
    index('season_members_member').on(table.member),
    foreignKey({
      columns: [table.league, table.season],
      foreignColumns: [seasons.league, seasons.id],
    }).onDelete('cascade'),
  ],
);

/** Promotions and relegations at the end of a season. */
export const seasonMoves = sqliteTable(
  'season_moves',
  {
    ...ofSeason,
    /** Whose result it follows from, where somebody has said so. */
    tournament: text('tournament').$type<TournamentId>(),
    fromCategory: text('from_category').$type<CategoryId>().notNull(),
    toCategory: text('to_category').$type<CategoryId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.league, table.season, table.memberType, table.member] }),
    foreignKey({
      columns: [table.league, table.season],
      foreignColumns: [seasons.league, seasons.id],
    }).onDelete('cascade'),
  ],
);
