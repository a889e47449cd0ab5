import { type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { END_REASONS } from '../../domain/game/game-end.ts';
import type { KeptClocks } from '../../domain/game/kept-clocks.ts';
import type { AccountId, GameId, LeagueId, TeamId, TournamentId } from '../../domain/ids.ts';
import type { Member } from '../../domain/league/season.ts';
import type { EventEntry } from '../../domain/league/season-events.ts';
import type { HalfPoints, PointSystem } from '../../domain/points.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { type SearchKey, searchKey } from '../../domain/search-key.ts';
import { INTERVAL_UNITS } from '../../domain/time.ts';
import { REPORTED_RESULTS } from '../../domain/tournament/board-report.ts';
import type { KeptCategory } from '../../domain/tournament/categories.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import { BYES } from '../../domain/tournament/field.ts';
import { GAME_RESULTS, WITHOUT_PLAY } from '../../domain/tournament/game-result.ts';
import { TOURNAMENT_KINDS } from '../../domain/tournament/kinds.ts';
import type { MatchDay } from '../../domain/tournament/match-day.ts';
import { NO_PRIZES, type PrizePlan } from '../../domain/tournament/prizes.ts';
import { SIT_OUTS } from '../../domain/tournament/settings.ts';
import {
  ACCELERATIONS,
  type DecidedGame,
  type RoundDraft,
  SEEN,
  type Walkover,
} from '../../domain/tournament/state.ts';
import { accounts } from './accounts.ts';
import { flag, moment } from './columns.ts';
import { leagues, teams } from './organizations.ts';

const halves = (name: string) => integer(name).$type<HalfPoints>();

export const tournaments = sqliteTable(
  'tournaments',
  {
    id: text('id').$type<TournamentId>().primaryKey(),
    name: text('name').notNull(),
    /** The name as it is searched. */
    searchKey: text('search_key').$type<SearchKey>().notNull().default(searchKey('')),
    description: text('description').$type<CleanHtml>().notNull().default(''),
    kind: text('kind', { enum: TOURNAMENT_KINDS }).notNull(),
    variant: text('variant', { enum: ['Chess', 'Antichess', 'PawnVsPawn'] })
      .notNull()
      .default('Chess'),
    organiserType: text('organiser_type', { enum: ['organization', 'club'] }).notNull(),
    organiser: text('organiser').notNull(),
    league: text('league')
      .$type<LeagueId>()
      .references(() => leagues.id),
    season: text('season'),
    category: text('category'),
    profilePicture: text('profile_picture').notNull().default(''),
    bannerPicture: text('banner_picture').notNull().default(''),
    startDate: text('start_date').notNull(),
    endDate: text('end_date').notNull(),
    firstPairingAt: moment('first_pairing_at').notNull(),
    intervalCount: integer('interval_count').notNull().default(1),
    intervalUnit: text('interval_unit', { enum: INTERVAL_UNITS }).notNull().default('minutes'),
    /** Thinking time in minutes, increment in seconds. */
    initialMinutes: integer('initial_minutes').notNull().default(1),
    incrementSeconds: integer('increment_seconds').notNull().default(0),
    /** False where a file did not tell the time control, and nobody has set it since. */
    timeControlTold: flag('time_control_told').notNull().default(true),
    rounds: integer('rounds'),
    meetings: integer('meetings'),
    perTeam: integer('per_team'),
    /** What a round without an opponent counts like, in school chess. */
    sitOut: text('sit_out', { enum: SIT_OUTS }),
    homeAndAway: flag('home_and_away').notNull().default(false),
    captainsReport: flag('captains_report').notNull().default(false),
    playersReport: flag('players_report').notNull().default(false),
    playerByes: integer('player_byes').notNull().default(0),
    lineUpMinutes: integer('line_up_minutes').notNull().default(5),
    winPoints: halves('win_points').notNull(),
    drawPoints: halves('draw_points').notNull(),
    lossPoints: halves('loss_points').notNull(),
    /** Where byes and forfeits are worth something of their own; null where they follow from the three points. */
    pointSystem: text('point_system', { mode: 'json' }).$type<PointSystem>(),
    tb1: integer('tb1'),
    tb2: integer('tb2'),
    tb3: integer('tb3'),
    tb4: integer('tb4'),
    online: flag('online').notNull().default(false),
    publiclyViewable: flag('publicly_viewable').notNull().default(true),
    selfJoinable: flag('self_joinable').notNull().default(false),
    fideRated: flag('fide_rated').notNull().default(false),
    /** Only so many rows of the standings are public; null shows all. */
    showOnlyTop: integer('show_only_top'),
    showOnlyUsernames: flag('show_only_usernames').notNull().default(false),
    chatEnabled: flag('chat_enabled').notNull().default(true),
    removeInactive: flag('remove_inactive').notNull().default(false),
    randomSeeding: flag('random_seeding').notNull().default(false),
    pinned: flag('pinned').notNull().default(false),
    pinnedOrder: integer('pinned_order').notNull().default(0),
    initialColor: text('initial_color', { enum: ['white', 'black'] })
      .notNull()
      .default('white'),
    /** A file told the initial colour: no lot is drawn for it at the start. */
    initialColorTold: flag('initial_color_told').notNull().default(false),
    /** How the first rounds are accelerated, besides the virtual points that a file told of each player. */
    acceleration: text('acceleration', { enum: ACCELERATIONS }).notNull().default('none'),
    /** Parts of the table with places of their own: what they ask for is for those who run the tournament. */
    categories: text('categories', { mode: 'json' }).$type<readonly KeptCategory[]>().notNull().default([]),
    prizes: text('prizes', { mode: 'json' }).$type<PrizePlan>().notNull().default(NO_PRIZES),
    /** The next round before it is published; null where there is none. For those who run the tournament alone. */
    draft: text('draft', { mode: 'json' }).$type<RoundDraft>(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Who shares the first place once it is over; null before, and of what ended before this was kept. */
    winners: text('winners', { mode: 'json' }).$type<readonly Member[]>(),
    /** When the next online round is paired by itself; null when nothing is due. */
    nextPairingAt: moment('next_pairing_at'),
    pairingFailed: flag('pairing_failed').notNull().default(false),
    /** Raised by every commit: the ETag of the page, the version of the live feed. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('tournaments_id_any_case').on(sql`lower(${table.id})`),
    index('tournaments_first_pairing').on(table.firstPairingAt),
    index('tournaments_organiser').on(table.organiserType, table.organiser),
    index('tournaments_league').on(table.league, table.season),
    index('tournaments_finished').on(lastDayOf(table), table.finishedAt).where(sql`${table.finishedAt} is not null`),
  ],
);

/**
 * When the last day of a tournament began, or when it was over where that was earlier; in seconds. The end of one out of an
 * old file is noted when the file comes, so `finished_at` alone would put it before those that were played since.
 */
export const lastDayOf = ({ endDate, finishedAt }: { readonly endDate: SQLWrapper; readonly finishedAt: SQLWrapper }) =>
  // Without a comma: the index is cut at it when its migration is written.
  sql<number>`case when unixepoch(${endDate}) < ${finishedAt} / 1000 then unixepoch(${endDate}) else ${finishedAt} / 1000 end`;

const tournamentId = () =>
  text('tournament')
    .$type<TournamentId>()
    .notNull()
    .references(() => tournaments.id, { onDelete: 'cascade' });

/** The file a tournament was imported from: what the tables do not hold is given back from here. */
export const tournamentFiles = sqliteTable('tournament_files', {
  tournament: tournamentId().primaryKey(),
  trf: text('trf').notNull(),
});

/** Of a tournament that came as a whole from another server: what tells it from all others, and who is who in its files. */
export const tournamentOrigins = sqliteTable(
  'tournament_origins',
  {
    tournament: tournamentId().primaryKey(),
    origin: text('origin').notNull(),
    /** By the ids that people have here, what they are called in the file. */
    keys: text('keys', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [index('tournament_origins_origin').on(table.origin)],
);

/** Which teams take part. Their points are no columns either: see the participants. */
export const tournamentTeams = sqliteTable(
  'tournament_teams',
  {
    tournament: tournamentId(),
    team: text('team')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    seed: integer('seed').notNull(),
    memberCount: integer('member_count'),
    /** The first round that is no longer played; null while in the tournament. */
    withdrawnFrom: integer('withdrawn_from'),
    eliminated: flag('eliminated').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.team] })],
);

/** Who takes part. Scores, tie-breaks and ranks are no columns: they follow from the results, and one result moves many. */
export const participants = sqliteTable(
  'participants',
  {
    tournament: tournamentId(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    team: text('team').$type<TeamId>(),
    /** Place in the starting list, from 1: the pairing number once the tournament has started. */
    seed: integer('seed').notNull(),
    teamSeed: integer('team_seed'),
    /** Start number in the file that the entry came from. */
    fileNumber: integer('file_number'),
    /** Points that count for pairing only (acceleration): one value a round, from round 1. */
    virtualPoints: text('virtual_points', { mode: 'json' }).$type<readonly HalfPoints[]>(),
    /** Title, rating, federation and club as they were on entry. */
    title: text('title'),
    rating: integer('rating'),
    federation: text('federation').notNull(),
    club: text('club'),
    joinedAt: moment('joined_at').notNull(),
    /** The first round that is no longer played; null while in the tournament. */
    withdrawnFrom: integer('withdrawn_from'),
    /** Whether he has withdrawn of his own accord, and may come back so. */
    leftByHimself: flag('left_by_himself').notNull().default(false),
    eliminated: flag('eliminated').notNull().default(false),
    /** What the arbiter has said of who is there. */
    seen: text('seen', { enum: SEEN }),
    /** The names of the categories that the organiser has put him into by hand. */
    chosenFor: text('chosen_for', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.account] }),
    index('participants_account').on(table.account),
  ],
);

/** Who must not meet one another: a row for each member of each group. */
export const forbiddenGroups = sqliteTable(
  'forbidden_groups',
  {
    tournament: tournamentId(),
    /** Tells the groups of a tournament apart. */
    number: integer('number').notNull(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The rounds in which the group may not meet, both included; without a last one it never may. */
    firstRound: integer('first_round').notNull(),
    lastRound: integer('last_round'),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.number, table.account] })],
);

export const rounds = sqliteTable(
  'rounds',
  {
    tournament: tournamentId(),
    number: integer('number').notNull(),
    /** What the arbiter has called it; null for its number. */
    name: text('name'),
    /** Null: not scheduled yet. */
    startAt: moment('start_at'),
    pairedAt: moment('paired_at'),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.number] })],
);

/** One row per match of two teams, and one per bye of a team (then there is no black). */
export const matches = sqliteTable(
  'matches',
  {
    tournament: tournamentId(),
    round: integer('round').notNull(),
    number: integer('number').notNull(),
    white: text('white')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    black: text('black')
      .$type<TeamId>()
      .references(() => teams.id),
    bye: text('bye', { enum: BYES }),
    /** It is not settled yet who plays: the boards are made when the line-ups close. */
    lineUpsOpen: flag('line_ups_open').notNull().default(false),
    /** Who is to play, in board order; null where the captain has not said so. */
    whiteLineUp: text('white_line_up', { mode: 'json' }).$type<readonly AccountId[]>(),
    blackLineUp: text('black_line_up', { mode: 'json' }).$type<readonly AccountId[]>(),
    /** Boards that one side has left empty. */
    walkovers: text('walkovers', { mode: 'json' }).$type<readonly Walkover[]>().notNull(),
    /** The match as a whole is decided without play. */
    forfeited: text('forfeited', { enum: WITHOUT_PLAY }),
    /** Where and when it is played and what its captains say of it; null where nothing is said. */
    day: text('day', { mode: 'json' }).$type<MatchDay>(),
    /** Who goes through in a knockout; null while it is open, and in other formats. */
    through: text('through', { enum: ['white', 'black'] }),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.round, table.white] })],
);

/** One row per board of a round, and one per bye (then there is no black). */
export const pairings = sqliteTable(
  'pairings',
  {
    tournament: tournamentId(),
    round: integer('round').notNull(),
    /** The number of the match that the board belongs to; null where no teams meet. */
    match: integer('match'),
    board: integer('board').notNull(),
    white: text('white')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    black: text('black')
      .$type<AccountId>()
      .references(() => accounts.id),
    bye: text('bye', { enum: BYES }),
    result: text('result', { enum: GAME_RESULTS }),
    /** What each side says of a game over the board, until it has a result. */
    whiteReport: text('white_report', { enum: REPORTED_RESULTS }),
    blackReport: text('black_report', { enum: REPORTED_RESULTS }),
    /** Played, but not rated (the letters W D L of a TRF file). */
    unrated: flag('unrated').notNull().default(false),
    online: flag('online').notNull().default(false),
    /** Set by the organiser over what the board said. */
    overridden: flag('overridden').notNull().default(false),
    /** The games of a match that are decided, in order; null where the pairing is one game. */
    decidedGames: text('decided_games', { mode: 'json' }).$type<readonly DecidedGame[]>(),
  },
  (table) => [
    // By hand somebody may be paired twice in a round, but not the same two with the same colours.
    uniqueIndex('pairings_sides').on(table.tournament, table.round, table.white, table.black),
    uniqueIndex('pairings_bye').on(table.tournament, table.round, table.white).where(sql`${table.black} is null`),
    index('pairings_white_account').on(table.white),
    index('pairings_black_account').on(table.black),
  ],
);

/** Games played online. A match has several, numbered from 1, with colours switched. */
export const games = sqliteTable(
  'games',
  {
    id: text('id').$type<GameId>().primaryKey(),
    tournament: tournamentId(),
    round: integer('round').notNull(),
    sequence: integer('sequence').notNull().default(1),
    white: text('white')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    black: text('black')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    startAt: moment('start_at').notNull(),
    finishedAt: moment('finished_at'),
    outcome: integer('outcome').$type<1 | 0 | -1>(),
    reason: text('reason', { enum: END_REASONS }),
    /** base64 of three bytes a move, as on the wire. */
    moves: text('moves').notNull().default(''),
    plies: integer('plies').notNull().default(0),
    /** What each mover had left after his move, in milliseconds; null where nobody has kept it. */
    clocks: text('clocks', { mode: 'json' }).$type<KeptClocks>(),
  },
  (table) => [
    uniqueIndex('games_of_pairing').on(table.tournament, table.round, table.white, table.black, table.sequence),
    index('games_white').on(table.white, table.startAt),
    index('games_black').on(table.black, table.startAt),
  ],
);

/**
 * What a tournament of a league brought those who played in it, as its table said at a revision: worked out by whoever asks
 * first, and read by all others. It follows from the results and can be deleted at any time.
 */
export const seasonResults = sqliteTable('season_results', {
  tournament: tournamentId().primaryKey(),
  revision: integer('revision').notNull(),
  /** By which rules it was worked out. */
  rules: integer('rules').notNull(),
  entries: text('entries', { mode: 'json' }).$type<readonly EventEntry[]>().notNull(),
});

/** Calls for the arbiter. Who calls has one that is open, at most. */
export const arbiterCalls = sqliteTable(
  'arbiter_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tournament: tournamentId(),
    by: text('by').$type<AccountId>().notNull(),
    at: moment('at').notNull(),
    round: integer('round').notNull(),
    /** The match of two teams that the board belongs to. */
    match: integer('match'),
    board: integer('board').notNull(),
    /** No reference: the call stays where the pairing is deleted. */
    game: text('game').$type<GameId>(),
    words: text('words').notNull(),
    answeredBy: text('answered_by').$type<AccountId>(),
    answeredAt: moment('answered_at'),
    answer: text('answer'),
  },
  (table) => [
    index('arbiter_calls_tournament').on(table.tournament, table.at),
    uniqueIndex('arbiter_calls_open').on(table.tournament, table.by).where(sql`${table.answeredAt} is null`),
  ],
);

/** What a commit still has to tell other objects: sent by the tournament's outbox, deleted on answer. */
export const tournamentOutbox = sqliteTable(
  'tournament_outbox',
  {
    /** The tournament, the revision that brought the message, and its place among those of the revision. */
    id: text('id').primaryKey(),
    tournament: tournamentId(),
    message: text('message', { mode: 'json' }).$type<GameMessage>().notNull(),
  },
  (table) => [index('tournament_outbox_tournament').on(table.tournament)],
);
