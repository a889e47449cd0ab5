import { type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { END_REASONS } from '../../domain/game/game-end.ts';
import type { MoveClocks } from '../../domain/game/move-clocks.ts';
import type { AccountId, EventId, GameId, LeagueId, TeamId, TournamentId } from '../../domain/kernel/ids.ts';
import { DEFAULT_TIME_ZONE } from '../../domain/kernel/limits.ts';
import type { HalfPoints, PointSystem } from '../../domain/kernel/points.ts';
import { INTERVAL_UNITS } from '../../domain/kernel/time.ts';
import type { TimeControl } from '../../domain/kernel/time-control.ts';
import type { Member } from '../../domain/league/season.ts';
import type { EventEntry } from '../../domain/league/season-events.ts';
import type { CleanHtml } from '../../domain/lib/rich-text.ts';
import { type SearchKey, searchKey } from '../../domain/lib/search-key.ts';
import { FIRST_ROUNDS } from '../../domain/pairing/pairing.ts';
import { type SeedingList, USUAL_SEEDING_LIST } from '../../domain/rating/seeding-list.ts';
import type { GameMessage } from '../../domain/tournament/decision.ts';
import type { OpenGames } from '../../domain/tournament/rounds/listed-progress.ts';
import type { AttendancePlan } from '../../domain/tournament/value/attendance-plan.ts';
import type { AttendanceRecord } from '../../domain/tournament/value/attendance-record.ts';
import { REPORTED_RESULTS } from '../../domain/tournament/value/board-report.ts';
import type { KeptCategory } from '../../domain/tournament/value/categories.ts';
import { BYES } from '../../domain/tournament/value/field.ts';
import { FORMAT_NAMES, STARTING_ORDERS } from '../../domain/tournament/value/formats.ts';
import { GAME_RESULTS, WITHOUT_PLAY } from '../../domain/tournament/value/game-result.ts';
import type { MatchDay, Postponement } from '../../domain/tournament/value/match-day.ts';
import type { Walkover } from '../../domain/tournament/value/match-report.ts';
import { NO_OFFICIAL_DATA, type OfficialData } from '../../domain/tournament/value/official-data.ts';
import type { PostponedGame } from '../../domain/tournament/value/postponed-game.ts';
import type { PostponementPlan } from '../../domain/tournament/value/postponement-plan.ts';
import { NO_PRIZES, type PrizePlan } from '../../domain/tournament/value/prize-plan.ts';
import { NO_ROUND_PLAN, type RoundPlan } from '../../domain/tournament/value/round-plan.ts';
import { BYE_RESULTS, MISSED_ROUNDS } from '../../domain/tournament/value/settings.ts';
import {
  ACCELERATIONS,
  ATTENDANCE_MARKS,
  type BoardGame,
  type EarlierSeed,
  type PlayerDecision,
  type RoundDraft,
} from '../../domain/tournament/value/state.ts';
import { accounts } from './accounts.ts';
import { flag, moment } from './columns.ts';
import { leagues, teams } from './organizations.ts';

const halves = (name: string) => integer(name).$type<HalfPoints>();

export const tournaments = sqliteTable(
  'tournaments',
  {
    id: text('id').$type<TournamentId>().primaryKey(),
    name: text('name').notNull(),
    /** The normalised name for searching. */
    searchKey: text('search_key').$type<SearchKey>().notNull().default(searchKey('')),
    description: text('description').$type<CleanHtml>().notNull().default(''),
    format: text('format', { enum: FORMAT_NAMES }).notNull(),
    variant: text('variant', { enum: ['Chess', 'Antichess', 'PawnVsPawn'] })
      .notNull()
      .default('Chess'),
    organiserType: text('organiser_type', { enum: ['organization', 'club'] }).notNull(),
    organiser: text('organiser').notNull(),
    /** As `event_tournaments` has it. */
    event: text('event').$type<EventId>(),
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
    /** IANA name. */
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    intervalCount: integer('interval_count').notNull().default(1),
    intervalUnit: text('interval_unit', { enum: INTERVAL_UNITS }).notNull().default('minutes'),
    /** Thinking time in minutes, increment in seconds. */
    initialMinutes: integer('initial_minutes').notNull().default(1),
    incrementSeconds: integer('increment_seconds').notNull().default(0),
    /** Null for one stage of the initial time and increment. */
    stages: text('stages', { mode: 'json' }).$type<TimeControl>(),
    officialData: text('official_data', { mode: 'json' }).$type<OfficialData>().notNull().default(NO_OFFICIAL_DATA),
    /** False if a file did not contain the time control and nobody has set it since. */
    hasTimeControl: flag('time_control_known').notNull().default(true),
    rounds: integer('rounds'),
    droppedRounds: integer('dropped_rounds').notNull().default(0),
    meetings: integer('meetings'),
    reverseLastRounds: flag('reverse_last_rounds').notNull().default(true),
    startingOrder: text('starting_order', { enum: STARTING_ORDERS }).notNull().default('rating'),
    firstRound: text('first_round', { enum: FIRST_ROUNDS }).notNull().default('neighbours'),
    maxMeetings: integer('max_meetings'),
    missedRounds: text('missed_rounds', { enum: MISSED_ROUNDS }).notNull().default('zero'),
    lastEntryRound: integer('last_entry_round'),
    perTeam: integer('per_team'),
    /** The result that a bye counts as, in school chess. */
    byeResult: text('bye_result', { enum: BYE_RESULTS }),
    homeAndAway: flag('home_and_away').notNull().default(false),
    captainsReport: flag('captains_report').notNull().default(false),
    playersReport: flag('players_report').notNull().default(false),
    playersPostpone: flag('players_postpone').notNull().default(false),
    /** Null for the usual plan. */
    postponement: text('postponement', { mode: 'json' }).$type<PostponementPlan>(),
    requestableByes: integer('requestable_byes').notNull().default(0),
    /** Null for the usual plan of the format. */
    attendance: text('attendance', { mode: 'json' }).$type<AttendancePlan>(),
    lineUpMinutes: integer('line_up_minutes').notNull().default(5),
    winPoints: halves('win_points').notNull(),
    drawPoints: halves('draw_points').notNull(),
    lossPoints: halves('loss_points').notNull(),
    /** Explicit points for byes and forfeits; null if they follow from win, draw and loss. */
    pointSystem: text('point_system', { mode: 'json' }).$type<PointSystem>(),
    tb1: integer('tb1'),
    tb2: integer('tb2'),
    tb3: integer('tb3'),
    tb4: integer('tb4'),
    online: flag('online').notNull().default(false),
    publiclyViewable: flag('publicly_viewable').notNull().default(true),
    selfJoinable: flag('self_joinable').notNull().default(false),
    fideRated: flag('fide_rated').notNull().default(false),
    seedingList: text('seeding_list', { mode: 'json' }).$type<SeedingList>().notNull().default(USUAL_SEEDING_LIST),
    /** The number of public rows in the standings; null shows all. */
    showOnlyTop: integer('show_only_top'),
    showOnlyUsernames: flag('show_only_usernames').notNull().default(false),
    showClubs: flag('show_clubs').notNull().default(true),
    roundPause: integer('round_pause'),
    roundPlan: text('round_plan', { mode: 'json' }).$type<RoundPlan>().notNull().default(NO_ROUND_PLAN),
    chatEnabled: flag('chat_enabled').notNull().default(true),
    removeInactive: flag('remove_inactive').notNull().default(false),
    randomSeeding: flag('random_seeding').notNull().default(false),
    pinned: flag('pinned').notNull().default(false),
    pinnedOrder: integer('pinned_order').notNull().default(0),
    initialColor: text('initial_color', { enum: ['white', 'black'] })
      .notNull()
      .default('white'),
    /** A file fixed the initial colour, so it is not drawn at the start. */
    initialColorFixed: flag('initial_color_known').notNull().default(false),
    /** The acceleration of the first rounds, in addition to virtual points from a file. */
    acceleration: text('acceleration', { enum: ACCELERATIONS }).notNull().default('none'),
    /** Parts of the table with their own places; only organisers see their rules. */
    categories: text('categories', { mode: 'json' }).$type<readonly KeptCategory[]>().notNull().default([]),
    prizes: text('prizes', { mode: 'json' }).$type<PrizePlan>().notNull().default(NO_PRIZES),
    /** The next round before it is published, for organisers only; null without one. */
    draft: text('draft', { mode: 'json' }).$type<RoundDraft>(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /**
     * Who shares first place in a finished tournament; null before the end, and for tournaments that ended before this
     * was stored.
     */
    winners: text('winners', { mode: 'json' }).$type<readonly Member[]>(),
    /** When the schedule pairs the next online round; null if none is due. */
    nextPairingAt: moment('next_pairing_at'),
    pairingFailed: flag('pairing_failed').notNull().default(false),
    /** What lists show (`listedProgress`), written with each change. */
    participantCount: integer('participant_count').notNull().default(0),
    roundCount: integer('round_count').notNull().default(0),
    currentRound: integer('current_round').notNull().default(0),
    currentStartAt: moment('current_start_at'),
    currentDone: flag('current_done').notNull().default(false),
    openGames: text('open_games', { mode: 'json' }).$type<readonly OpenGames[]>().notNull().default([]),
    /** Raised by every commit: the ETag of the page, and the version in the event stream. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('tournaments_id_any_case').on(sql`lower(${table.id})`),
    index('tournaments_first_pairing').on(table.firstPairingAt),
    // What is on and what is pinned, for the front page, however many tournaments are over.
    index('tournaments_open')
      .on(table.firstPairingAt)
      .where(sql`${table.publiclyViewable} = 1 and ${table.finishedAt} is null`),
    index('tournaments_pinned').on(table.pinnedOrder).where(sql`${table.pinned} = 1`),
    index('tournaments_public').on(table.startDate, table.name).where(sql`${table.publiclyViewable} = 1`),
    index('tournaments_organiser').on(table.organiserType, table.organiser),
    index('tournaments_league').on(table.league, table.season),
    index('tournaments_finished').on(lastDayOf(table), table.finishedAt).where(sql`${table.finishedAt} is not null`),
  ],
);

/**
 * When the last day of a tournament began, or its end if that was earlier, in seconds. A tournament imported from an
 * old file is finished on import, so `finished_at` alone would sort it before later ones.
 */
export const lastDayOf = ({ endDate, finishedAt }: { readonly endDate: SQLWrapper; readonly finishedAt: SQLWrapper }) =>
  // No comma: drizzle splits the index at commas when it generates the migration.
  sql<number>`case when unixepoch(${endDate}) < ${finishedAt} / 1000 then unixepoch(${endDate}) else ${finishedAt} / 1000 end`;

const tournamentId = () =>
  text('tournament')
    .$type<TournamentId>()
    .notNull()
    .references(() => tournaments.id, { onDelete: 'cascade' });

/** The file that a tournament was imported from, for writing back what the tables do not contain. */
export const tournamentFiles = sqliteTable('tournament_files', {
  tournament: tournamentId().primaryKey(),
  trf: text('trf').notNull(),
});

/** The origin of a tournament imported from an archive: its identity across servers, and the keys of its people. */
export const tournamentOrigins = sqliteTable(
  'tournament_origins',
  {
    tournament: tournamentId().primaryKey(),
    origin: text('origin').notNull(),
    /** Keys in the archive by the ids on this server. */
    keys: text('keys', { mode: 'json' }).$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [index('tournament_origins_origin').on(table.origin)],
);

/** Teams in a tournament. Their points are not stored either: see the participants. */
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

/** Players in a tournament. Scores, tie-breaks and ranks are not stored, because one result changes many of them. */
export const participants = sqliteTable(
  'participants',
  {
    tournament: tournamentId(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id),
    team: text('team').$type<TeamId>(),
    /** The place in the starting list, from 1: the pairing number once the tournament has started. */
    seed: integer('seed').notNull(),
    teamSeed: integer('team_seed'),
    /** Start number in the file of the entry. */
    fileNumber: integer('file_number'),
    /** Points for pairing only (acceleration), one value per round from round 1. */
    virtualPoints: text('virtual_points', { mode: 'json' }).$type<readonly HalfPoints[]>(),
    /** The arbiter's points adjustments with their reasons. */
    decisions: text('decisions', { mode: 'json' }).$type<readonly PlayerDecision[]>().notNull().default([]),
    /** The pairing numbers of earlier rounds, if they have been changed since. */
    earlierSeeds: text('earlier_seeds', { mode: 'json' }).$type<readonly EarlierSeed[]>().notNull().default([]),
    /** Title, rating, federation and club as of entry. */
    title: text('title'),
    rating: integer('rating'),
    federation: text('federation').notNull(),
    club: text('club'),
    joinedAt: moment('joined_at').notNull(),
    /** The first round that is no longer played; null while in the tournament. */
    withdrawnFrom: integer('withdrawn_from'),
    /** Whether the player has self-withdrawn, and may return without an organiser. */
    selfWithdrawn: flag('self_withdrawn').notNull().default(false),
    eliminated: flag('eliminated').notNull().default(false),
    /** The attendance marked by the arbiter. */
    attendance: text('attendance', { enum: ATTENDANCE_MARKS }),
    /** Attendance by round, and the card; for organisers and the player. */
    attendanceRecord: text('attendance_record', { mode: 'json' }).$type<AttendanceRecord>(),
    /** The names of the categories to which the organiser has added the player manually. */
    manualCategories: text('manual_categories', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.tournament, table.account] }),
    index('participants_account').on(table.account),
  ],
);

/** Forbidden pairs: a row for each member of each group. */
export const forbiddenPairs = sqliteTable(
  'forbidden_pairs',
  {
    tournament: tournamentId(),
    /** The number of the group within the tournament. */
    number: integer('number').notNull(),
    account: text('account')
      .$type<AccountId>()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The rounds in which the group must not meet, both inclusive; without a last one it applies to the end. */
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
    /** The name given by the arbiter; null if the round is called by its number. */
    name: text('name'),
    /** Null if not scheduled yet. */
    startAt: moment('start_at'),
    pairedAt: moment('paired_at'),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.number] })],
);

/** One row per match of two teams, and one per bye of a team (without black). */
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
    /** The line-ups are still open: the boards are created when they close. */
    lineUpsOpen: flag('line_ups_open').notNull().default(false),
    /** The line-up in board order; null if the captain has not submitted one. */
    whiteLineUp: text('white_line_up', { mode: 'json' }).$type<readonly AccountId[]>(),
    blackLineUp: text('black_line_up', { mode: 'json' }).$type<readonly AccountId[]>(),
    /** Boards that one side has left empty. */
    walkovers: text('walkovers', { mode: 'json' }).$type<readonly Walkover[]>().notNull(),
    /** The whole match is decided without play. */
    forfeited: text('forfeited', { enum: WITHOUT_PLAY }),
    /** Date, venue and the captains' reports; null if nothing is arranged. */
    day: text('day', { mode: 'json' }).$type<MatchDay>(),
    /** The winner of a knockout match; null while it is open, and in other formats. */
    through: text('through', { enum: ['white', 'black'] }),
  },
  (table) => [primaryKey({ columns: [table.tournament, table.round, table.white] })],
);

/** One row per board of a round, and one per bye (without black). */
export const pairings = sqliteTable(
  'pairings',
  {
    tournament: tournamentId(),
    round: integer('round').notNull(),
    /** The number of the match that the board belongs to; null outside team matches. */
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
    /** Each side's report of an over-the-board result, until the board has a result. */
    whiteReport: text('white_report', { enum: REPORTED_RESULTS }),
    blackReport: text('black_report', { enum: REPORTED_RESULTS }),
    /** Played, but not rated (the letters W D L of a TRF file). */
    unrated: flag('unrated').notNull().default(false),
    online: flag('online').notNull().default(false),
    /** Set by the organiser in place of the board's own result. */
    overridden: flag('overridden').notNull().default(false),
    /** The decided games of a match, in order; null if the pairing is one game. */
    matchGames: text('match_games', { mode: 'json' }).$type<readonly BoardGame[]>(),
    /** Who postponed or adjourned the game, why, and its date; null if it is played with its round. */
    postponed: text('postponed', { mode: 'json' }).$type<PostponedGame>(),
    /** A player's last request for another day; null for none. */
    dayRequest: text('day_request', { mode: 'json' }).$type<Postponement>(),
    /** The first round that was paired with a late result; null if there is none. */
    knownFromRound: integer('known_from_round'),
  },
  (table) => [
    // A manual pairing may pair a player twice in a round, but not with the same opponent and colours.
    uniqueIndex('pairings_sides').on(table.tournament, table.round, table.white, table.black),
    uniqueIndex('pairings_bye').on(table.tournament, table.round, table.white).where(sql`${table.black} is null`),
    index('pairings_white_account').on(table.white),
    index('pairings_black_account').on(table.black),
  ],
);

/** Online games. A match has several, numbered from 1, with alternating colours. */
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
    /** base64 of three bytes per move, as on the wire. */
    moves: text('moves').notNull().default(''),
    plies: integer('plies').notNull().default(0),
    /** The mover's remaining time after each move, in milliseconds; null if it was not recorded. */
    clocks: text('clocks', { mode: 'json' }).$type<MoveClocks>(),
  },
  (table) => [
    uniqueIndex('games_of_pairing').on(table.tournament, table.round, table.white, table.black, table.sequence),
    index('games_white').on(table.white, table.startAt),
    index('games_black').on(table.black, table.startAt),
  ],
);

/**
 * Cached results of a league tournament per player, computed from its table at a revision by the first request. They
 * follow from the results and can be deleted at any time.
 */
export const seasonResults = sqliteTable('season_results', {
  tournament: tournamentId().primaryKey(),
  revision: integer('revision').notNull(),
  /** The version of the rules that computed it. */
  rules: integer('rules').notNull(),
  entries: text('entries', { mode: 'json' }).$type<readonly EventEntry[]>().notNull(),
});

/** Calls for the arbiter. A player has at most one open call. */
export const arbiterCalls = sqliteTable(
  'arbiter_calls',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tournament: tournamentId(),
    by: text('by').$type<AccountId>().notNull(),
    at: moment('at').notNull(),
    round: integer('round').notNull(),
    /** The team match that the board belongs to. */
    match: integer('match'),
    board: integer('board').notNull(),
    /** No foreign key: the call stays if the pairing is deleted. */
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

/** Messages of commits to other objects: the tournament's outbox sends them and deletes them once acknowledged. */
export const tournamentOutbox = sqliteTable(
  'tournament_outbox',
  {
    /** The tournament, the revision that created the message, and its index within that revision. */
    id: text('id').primaryKey(),
    tournament: tournamentId(),
    message: text('message', { mode: 'json' }).$type<GameMessage>().notNull(),
  },
  (table) => [index('tournament_outbox_tournament').on(table.tournament)],
);
