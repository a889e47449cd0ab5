/** A tournament as its page has it. */
import { z } from 'zod';
import { BYES } from '../domain/tournament/field.ts';
import { GAME_RESULTS } from '../domain/tournament/game-result.ts';
import { HOMES } from '../domain/tournament/match-day.ts';
import { REPORT_STATES } from '../domain/tournament/match-report.ts';
import { SIT_OUTS } from '../domain/tournament/settings.ts';
import { SEEN } from '../domain/tournament/state.ts';
import { KIND_CODES, namesOf, VARIANT_CODES } from './codes.ts';
import { boardReportView, categoryRuleView, draftView, pairingWishes } from './desk-views.ts';
import { gameRow, gamesByPairing } from './game-row.ts';
import { prizesView } from './prizes.ts';

/** A tournament as it is read back. Moments are ISO texts in UTC. */
export const tournamentView = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(namesOf(KIND_CODES) as [keyof typeof KIND_CODES, ...(keyof typeof KIND_CODES)[]]),
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
  initial_time: z.number(),
  increment: z.number(),
  /** False where the file that it came from does not tell its time control: what stands here is then assumed. */
  time_control_told: z.boolean(),
  publicly_viewable: z.boolean(),
  self_joinable: z.boolean(),
  fide_rated: z.boolean(),
  show_only_top: z.boolean(),
  show_only_top_nr: z.number().nullable(),
  win_points: z.number(),
  draw_points: z.number(),
  loss_points: z.number(),
  /** What each kind of bye is worth. */
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
  meetings: z.number().nullable(),
  home_and_away: z.boolean(),
  captains_report: z.boolean(),
  players_report: z.boolean(),
  player_byes: z.number(),
  line_up_minutes: z.number(),
  sit_out: z.enum(SIT_OUTS).nullable(),
  per_team: z.number().nullable(),
  per_team_limit: z.number().nullable(),
  show_only_usernames: z.boolean(),
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
export type TournamentView = z.output<typeof tournamentView>;

export const participantView = z.object({
  account: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  title: z.string().nullable(),
  team: z.string().nullable(),
  team_name: z.string().nullable(),
  fide_rating: z.number().nullable(),
  federation: z.string(),
  /** Null where the reader may not see it (show only the top). */
  score: z.number().nullable(),
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
  /** What the arbiter has said of who is there, where not everybody has to be. */
  seen: z.enum(SEEN).nullable(),
});
export type ParticipantView = z.output<typeof participantView>;

/** A decided game of a knockout match, in its own colours. */
export const matchGameView = z.object({
  white: z.string(),
  black: z.string(),
  outcome: z.number().nullable(),
  result: z.string(),
  /** The game on the screen; null where it was played over the board. */
  game: z.string().nullable(),
});
export type MatchGameView = z.output<typeof matchGameView>;

export const pairingView = z.object({
  round: z.number(),
  /** The match that the board belongs to, where teams meet; absent where they do not. */
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
  /** The result in full, one-sided ones included; the kind of bye where there is no opponent. */
  result: z.string().nullable(),
  online: z.boolean(),
  /** Where a pairing is a match: its decided games, in order. */
  match_games: z.array(matchGameView).optional(),
});
export type PairingView = z.output<typeof pairingView>;

/** Points, tie-breaks and rank are null where the reader may not see them (show only the top). */
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
  /** Place of the table of teams, from 1; equals share it. */
  rank: z.number().nullable(),
  withdrawn: z.boolean(),
});
export type TeamRow = z.output<typeof teamRow>;

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
export type TkoSeparation = z.output<typeof tkoSeparation>;

/** Two teams who meet, or a team without an opponent; their boards are among the pairings, with the number of the match. */
export const matchView = z.object({
  round: z.number(),
  match: z.number(),
  /** Teams by their ids; the word for nobody where a team has no opponent. */
  white: z.string(),
  black: z.string(),
  bye: z.enum(BYES).nullable(),
  /** Who plays is not settled yet, and the boards are to come. */
  line_ups_open: z.boolean(),
  white_line_up: z.boolean(),
  black_line_up: z.boolean(),
  /** Game points so far, walkovers too; null where the reader may not see them. */
  white_points: z.number().nullable(),
  black_points: z.number().nullable(),
  /** How the match ended, in the words of a game; null before its last game is over. */
  result: z.enum(GAME_RESULTS).nullable(),
  /** When it begins; null where its round has no time. */
  start_date: z.string().nullable(),
  /** It has a day of its own, and not that of its round. */
  moved: z.boolean(),
  /** Which of the two is at home. */
  home: z.enum(HOMES),
  place: z.string().nullable(),
  /** How far the captains have come with their report. */
  report: z.enum(REPORT_STATES),
  /** A captain has asked for another day, and waits for an answer. */
  postponement_asked: z.boolean(),
});
export type MatchView = z.output<typeof matchView>;

/** A part of the table with places of its own, and who is in it by account. What it asks for is not told here. */
export const categoryView = z.object({ name: z.string(), players: z.array(z.string()) });

export const tournamentPage = z.object({
  tournament: tournamentView,
  participants: z.array(participantView),
  pairings: z.array(pairingView),
  teams: z.array(teamRow),
  /** Where teams meet; absent where they do not. */
  matches: z.array(matchView).optional(),
  games: gamesByPairing,
  ssw: z.array(z.number()).optional(),
  self_join_teams: z.array(z.object({ id: z.string(), name: z.string() })),
  is_participating: z.boolean(),
  /** Whether the reader has withdrawn of his own accord, and not come back. */
  has_left: z.boolean(),
  can_manage: z.boolean(),
  league: z.object({ id: z.string(), name: z.string() }).nullable(),
  organiser_name: z.string(),
  /** Of a knockout: what the first two games of each match came to, by "{round}_{white}". */
  tko_separation: z.record(z.string(), tkoSeparation).optional(),
  /** For those who run the tournament, where the program chooses the pairings. */
  wishes: pairingWishes.optional(),
  /** In the organiser's order; empty where the table has no parts. */
  categories: z.array(categoryView),
  /** For those who run the tournament, and for everybody when it is over and there are any; null where they are not told. */
  prizes: prizesView.nullable(),
  /** For those who run the tournament, in the same order. */
  category_rules: z.array(categoryRuleView).optional(),
  /** For the same: the clubs that the players come from, each once. */
  clubs_of_players: z.array(z.string()).optional(),
  /** For the same; null where there is none. */
  draft: draftView.nullable().optional(),
  is_team_tournament: z.boolean(),
  managed_teams: z.array(z.string()),
  /** Of the reader's own boards; for those who run the tournament, of all. */
  board_reports: z.array(boardReportView),
  rounds: z.array(z.object({ number: z.number(), name: z.string(), start_date: z.string(), paired: z.boolean() })),
});
export type TournamentPage = z.output<typeof tournamentPage>;

/** What of a page is its reader's alone, and what is shown to everybody of the same sight. */
export type ReadersPart = Pick<
  TournamentPage,
  'is_participating' | 'has_left' | 'can_manage' | 'self_join_teams' | 'managed_teams' | 'board_reports'
>;

export type SharedPage = Omit<TournamentPage, keyof ReadersPart>;
