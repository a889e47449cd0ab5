import { z } from 'zod';
import { FIRST_ROUNDS } from '../../domain/pairing/pairing.ts';
import { REPORT_STATES } from '../../domain/tournament/teams/match-report.ts';
import { BYES } from '../../domain/tournament/value/field.ts';
import { STARTING_ORDERS } from '../../domain/tournament/value/formats.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import { HOMES } from '../../domain/tournament/value/match-day.ts';
import { POSTPONED_STATES } from '../../domain/tournament/value/postponed-game.ts';
import { BYE_RESULTS, MISSED_ROUNDS } from '../../domain/tournament/value/settings.ts';
import { ATTENDANCE_MARKS } from '../../domain/tournament/value/state.ts';
import type { CamelKeys } from '../codec/case.ts';
import { gameRow, gamesByPairing } from '../game/game-row.ts';
import { FORMAT_CODES, namesOf, VARIANT_CODES } from '../http/codes.ts';
import { attendancePlan, attendanceRecord } from './attendance-plan.ts';
import { boardReportView, categoryRuleView, draftView, pairingConstraints, roundFaults } from './desk-views.ts';
import { officialData } from './official-data.ts';
import { postponementPlan } from './postponement-plan.ts';
import { prizesView } from './prizes.ts';
import { roundPause, roundPlan } from './round-plan.ts';
import { seedingList } from './seeding-list.ts';
import { timeControl } from './time-control.ts';

/** A tournament in responses. Times are ISO 8601 in UTC. */
export const tournamentView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(namesOf(FORMAT_CODES) as [keyof typeof FORMAT_CODES, ...(keyof typeof FORMAT_CODES)[]]),
  game_variant: z.enum(namesOf(VARIANT_CODES) as [keyof typeof VARIANT_CODES, ...(keyof typeof VARIANT_CODES)[]]),
  default_otb: z.boolean(),
  default_game_location: z.union([z.literal(0), z.literal(1)]),
  start_date: z.string(),
  end_date: z.string(),
  first_pairing_date: z.string(),
  first_pairing_time: z.string(),
  first_online_pairing: z.string().nullable(),
  current_online_pairing_time: z.string().nullable(),
  online_pairing_interval_n: z.number(),
  online_pairing_interval_t: z.number(),
  time_zone: z.string(),
  initial_time: z.number(),
  increment: z.number(),
  /** Several stages; null for one stage of the initial time and increment. */
  time_control: timeControl.nullable(),
  official_data: officialData,
  seeding_list: seedingList,
  /** False if the imported file does not contain the time control, which is then an assumed one. */
  time_control_known: z.boolean(),
  publicly_viewable: z.boolean(),
  self_joinable: z.boolean(),
  fide_rated: z.boolean(),
  show_only_top: z.boolean(),
  show_only_top_nr: z.number().nullable(),
  win_points: z.number(),
  draw_points: z.number(),
  loss_points: z.number(),
  /** The points of each type of bye. */
  bye_points: z.object({
    'pairing-allocated': z.number(),
    'full-point': z.number(),
    'half-point': z.number(),
    'zero-point': z.number(),
  }),
  tb1: z.number().optional(),
  tb2: z.number().optional(),
  tb3: z.number().optional(),
  tb4: z.number().optional(),
  rounds: z.number().nullable(),
  dropped_rounds: z.number(),
  meetings: z.number().nullable(),
  reverse_last_rounds: z.boolean(),
  starting_order: z.enum(STARTING_ORDERS),
  first_round: z.enum(FIRST_ROUNDS),
  max_meetings: z.number().nullable(),
  missed_rounds: z.enum(MISSED_ROUNDS),
  last_entry_round: z.number().nullable(),
  home_and_away: z.boolean(),
  captains_report: z.boolean(),
  players_report: z.boolean(),
  players_postpone: z.boolean(),
  /** Null for the usual plan. */
  postponement: postponementPlan.nullable(),
  requestable_byes: z.number(),
  /** Null for the usual plan of the format. */
  attendance: attendancePlan.nullable(),
  line_up_minutes: z.number(),
  bye_result: z.enum(BYE_RESULTS).nullable(),
  per_team: z.number().nullable(),
  per_team_limit: z.number().nullable(),
  show_only_usernames: z.boolean(),
  show_clubs: z.boolean(),
  round_pause: roundPause.nullable(),
  round_plan: roundPlan,
  profile_picture: z.string(),
  banner_picture: z.string(),
  organiser: z.string(),
  organiser_type: z.enum(['organization', 'club']),
  chat_enabled: z.boolean(),
  remove_inactive_participants: z.boolean(),
  league: z.string().nullable(),
  season: z.string().nullable(),
  category: z.string().nullable(),
  started: z.boolean(),
  finished: z.boolean(),
  pairing_generation_failed: z.boolean(),
  random_seeding: z.boolean(),
  pinned: z.boolean(),
  pinned_order: z.number(),
  revision: z.number(),
});
export type TournamentView = CamelKeys<z.output<typeof tournamentView>>;

export const participantView = z.object({
  account: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** For organisers: the whole name of who shows less of it; missing otherwise. */
  registered_name: z.object({ first_name: z.string(), last_name: z.string() }).optional(),
  username: z.string(),
  title: z.string().nullable(),
  team: z.string().nullable(),
  team_name: z.string().nullable(),
  fide_rating: z.number().nullable(),
  federation: z.string(),
  /** The name of the club at entry; null if unknown or not shown. */
  club: z.string().nullable(),
  /** Null if the user may not see it (show only the top). */
  score: z.number().nullable(),
  /** The points of all rounds, and the rounds that `score` leaves out; missing if all rounds count. */
  counted: z.object({ all_points: z.number(), dropped: z.array(z.number()) }).nullish(),
  tb1: z.number().nullable().optional(),
  tb2: z.number().nullable().optional(),
  tb3: z.number().nullable().optional(),
  tb4: z.number().nullable().optional(),
  rank: z.number().nullable(),
  seed: z.number(),
  eliminated: z.boolean(),
  withdrawn: z.boolean(),
  /** The first round that is no longer played. */
  withdrawn_from: z.number().nullable(),
  ghost: z.boolean(),
  /** Points adjustments, if the score is shown; null for none. Only organisers see the reasons. */
  decisions: z
    .array(z.object({ points: z.number(), after: z.number().nullable(), reason: z.string().optional() }))
    .nullish(),
  /** For organisers: the attendance marked for all rounds to come; null without a mark, and for others. */
  attendance: z.enum(ATTENDANCE_MARKS).nullable(),
  /** For organisers: the player's card and marks by round, which go before the mark; null without any. */
  attendance_record: attendanceRecord.nullish(),
});
export type ParticipantView = CamelKeys<z.output<typeof participantView>>;

/** A decided game of a knockout match, with its own colours. */
export const matchGameView = z.object({
  white: z.string(),
  black: z.string(),
  outcome: z.number().nullable(),
  result: z.string(),
  /** The online game; null for an over-the-board game. */
  game: z.string().nullable(),
});
export type MatchGameView = CamelKeys<z.output<typeof matchGameView>>;

/** A postponed or adjourned game without a result. */
export const postponedView = z.object({
  state: z.enum(POSTPONED_STATES),
  /** Null while there is no date. */
  start_date: z.string().nullable(),
  /** For organisers: the player who asked, null for nobody, and the note. */
  by: z.enum(['white', 'black']).nullish(),
  words: z.string().optional(),
});
export type PostponedView = CamelKeys<z.output<typeof postponedView>>;

export const pairingView = z.object({
  round: z.number(),
  /** The match that the board belongs to; only in team matches. */
  match: z.number().optional(),
  /** Counted from 1 in the round, or in the match. */
  board: z.number(),
  white: z.string(),
  black: z.string(),
  white_name: z.string(),
  black_name: z.string(),
  white_username: z.string(),
  black_username: z.string(),
  white_title: z.string().nullable(),
  black_title: z.string().nullable(),
  white_ghost: z.boolean(),
  black_ghost: z.boolean(),
  outcome: z.number().nullable(),
  forfeit: z.boolean(),
  /** The full result, including one-sided ones; for a bye its type. */
  result: z.string().nullable(),
  online: z.boolean(),
  /** Missing or null for a game that is played with its round, or has its result. */
  postponed: postponedView.nullish(),
  /** Another day that a player has proposed, until it is answered. */
  day_asked: z.object({ by: z.enum(['white', 'black']), start_date: z.string() }).nullish(),
  /** The decided games of a match, in order. */
  match_games: z.array(matchGameView).optional(),
});
export type PairingView = CamelKeys<z.output<typeof pairingView>>;

/** Points, tie-breaks and rank are null if the user may not see them (show only the top). */
export const teamRow = z.object({
  team_id: z.string(),
  name: z.string(),
  seed: z.number(),
  match_score: z.number().nullable(),
  game_score: z.number().nullable(),
  tb1: z.number().nullable().optional(),
  tb2: z.number().nullable().optional(),
  tb3: z.number().nullable().optional(),
  tb4: z.number().nullable().optional(),
  eliminated: z.boolean(),
  /** The first round that is no longer played. */
  withdrawn_from: z.number().nullable(),
  member_count: z.number().nullable(),
  /** The place in the team table, from 1; equal teams share it. */
  rank: z.number().nullable(),
  withdrawn: z.boolean(),
});
export type TeamRow = CamelKeys<z.output<typeof teamRow>>;

const gameOutcome = gameRow.shape.outcome;

export const tkoSeparation = z.object({
  tournament: z.string(),
  round: z.number(),
  player_one: z.string(),
  player_two: z.string(),
  /** Player one has White. */
  game1: gameOutcome,
  /** Player two has White. */
  game2: gameOutcome,
});
export type TkoSeparation = CamelKeys<z.output<typeof tkoSeparation>>;

/** Two opposing teams, or a team with a bye; their boards are among the pairings, with the number of the match. */
export const matchView = z.object({
  round: z.number(),
  match: z.number(),
  /** Ids of teams; `BYE` if a team has no opponent. */
  white: z.string(),
  black: z.string(),
  bye: z.enum(BYES).nullable(),
  /** The line-ups are not closed yet, so there are no boards. */
  line_ups_open: z.boolean(),
  white_line_up: z.boolean(),
  black_line_up: z.boolean(),
  /** Game points so far, including walkovers; null if the user may not see them. */
  white_points: z.number().nullable(),
  black_points: z.number().nullable(),
  /** The outcome of the match as a game result; null until its last game is over. */
  result: z.enum(GAME_RESULTS).nullable(),
  /** The start; null if the round has no time. */
  start_date: z.string().nullable(),
  /** The match has its own date instead of the round's. */
  moved: z.boolean(),
  /** Which of the teams plays at home. */
  home: z.enum(HOMES),
  place: z.string().nullable(),
  /** The state of the captains' report. */
  report: z.enum(REPORT_STATES),
  /** A captain has proposed another date, which is not answered yet. */
  postponement_asked: z.boolean(),
});
export type MatchView = CamelKeys<z.output<typeof matchView>>;

/** A part of the table with its own places, and its members by account. Its rules are not included. */
export const categoryView = z.object({ name: z.string(), players: z.array(z.string()) });

export const tournamentPage = z.object({
  tournament: tournamentView,
  participants: z.array(participantView),
  pairings: z.array(pairingView),
  teams: z.array(teamRow),
  /** Only in team matches. */
  matches: z.array(matchView).optional(),
  games: gamesByPairing,
  ssw: z.array(z.number()).optional(),
  self_join_teams: z.array(z.object({ id: z.string(), name: z.string() })),
  is_participating: z.boolean(),
  /** Whether the user has self-withdrawn and not returned. */
  self_withdrawn: z.boolean(),
  can_manage: z.boolean(),
  /** Whether the user may edit its texts and pictures (decision D-38). */
  can_edit: z.boolean(),
  league: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Whose entry form fills the tournament. */
  event: z.object({ id: z.string(), name: z.string() }).nullable(),
  organiser_name: z.string(),
  /** In a knockout: the outcome of the first two games of each match, by "{round}_{white}". */
  tko_separation: z.record(z.string(), tkoSeparation).optional(),
  /** For organisers, if the program chooses the pairings. */
  constraints: pairingConstraints.optional(),
  /** In the organiser's order; empty without categories. */
  categories: z.array(categoryView),
  /** For organisers, and for everybody once the tournament is over and has prizes; otherwise null. */
  prizes: prizesView.nullable(),
  /** For organisers, in the same order. */
  category_rules: z.array(categoryRuleView).optional(),
  /** For organisers: the clubs of the players, without duplicates. */
  clubs_of_players: z.array(z.string()).optional(),
  /** For organisers; null without a draft. */
  draft: draftView.nullable().optional(),
  /** For organisers: what the last paired round of a Monrad or Konrad gives up of its rules; otherwise null. */
  pairing_faults: z.object({ round: z.number(), faults: roundFaults }).nullable().optional(),
  is_team_tournament: z.boolean(),
  managed_teams: z.array(z.string()),
  /** The reports of the user's own boards; for organisers, of all boards. */
  board_reports: z.array(boardReportView),
  rounds: z.array(
    z.object({
      number: z.number(),
      name: z.string(),
      start_date: z.string(),
      paired: z.boolean(),
      /** Whether the round is over, if some results are hidden from the user; otherwise the rows show it. */
      over: z.boolean().optional(),
    }),
  ),
});
export type TournamentPage = CamelKeys<z.output<typeof tournamentPage>>;

/** The user-specific fields of a page, as opposed to those that the audience shares. */
export type ReadersPart = Pick<
  TournamentPage,
  'isParticipating' | 'selfWithdrawn' | 'canManage' | 'canEdit' | 'selfJoinTeams' | 'managedTeams' | 'boardReports'
>;

export type SharedPage = Omit<TournamentPage, keyof ReadersPart>;
