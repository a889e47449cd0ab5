import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { AccountId, CategoryId, LeagueId, SeasonId, TeamId, TournamentId } from '../../domain/kernel/ids.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { flag, moment } from './columns.ts';
import { leagues } from './organizations.ts';

const leagueId = () =>
  text('league')
    .$type<LeagueId>()
    .notNull()
    .references(() => leagues.id, { onDelete: 'cascade' });

/** Divisions of a league, shared by all its seasons. */
export const categories = sqliteTable(
  'categories',
  {
    league: leagueId(),
    id: text('id').$type<CategoryId>().notNull(),
    name: text('name').notNull(),
    description: text('description').$type<CleanHtml>().notNull(),
    visible: flag('visible').notNull().default(true),
    /** From 1, the strongest first; deleted categories leave gaps. */
    place: integer('place').notNull(),
    genderRestricted: flag('gender_restricted').notNull().default(false),
    /** Restricted to women and girls; a restricted category without it is for men. */
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
    /** The number of promotions and relegations per category at the end. */
    goUp: integer('go_up').notNull(),
    goDown: integer('go_down').notNull(),
    /** Categories that the season's closing has completed. */
    closedCategories: text('closed_categories', { mode: 'json' }).$type<readonly CategoryId[]>().notNull(),
    /**
     * Raised by every change that the end of the season depends on, so that of two concurrent requests to end it one is
     * refused.
     */
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

/** The categories in which members begin, from the end of the previous season. */
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

export const seasonMoves = sqliteTable(
  'season_moves',
  {
    ...ofSeason,
    /** The tournament whose result it follows from, if given. */
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
