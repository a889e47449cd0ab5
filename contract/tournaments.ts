import { z } from 'zod';
import type { AccountId } from '../domain/ids.ts';
import {
  DEFAULT_COUNTRY,
  DEFAULT_GENDER,
  LINE_UP_MINUTES,
  LIST_MAX_ENTRANTS,
  LIST_MAX_ROWS,
  MATCH_MAX_BOARDS,
  MEMBER_COUNT_MAX,
  PLAYER_BYES_MAX,
} from '../domain/limits.ts';
import { COUNTED, ROUND_FAULTS } from '../domain/pairing/swiss-dutch/verdict.ts';
import { RATING_LISTS } from '../domain/rating/lists.ts';
import { tiebreakOfCode } from '../domain/tiebreaks/names.ts';
import { REPORTED_RESULTS } from '../domain/tournament/board-report.ts';
import { BYES } from '../domain/tournament/field.ts';
import { GAME_RESULTS } from '../domain/tournament/game-result.ts';
import { HOMES } from '../domain/tournament/match-day.ts';
import { REPORT_STATES } from '../domain/tournament/match-report.ts';
import { SIT_OUTS } from '../domain/tournament/settings.ts';
import { ACCELERATIONS, SEEN } from '../domain/tournament/state.ts';
import { optionalTitle } from './accounts.ts';
import { KIND_CODES, namesOf, VARIANT_CODES } from './codes.ts';
import { expected } from './expectations.ts';
import {
  clockText,
  coded,
  countryCode,
  dayText,
  formDay,
  idOf,
  idText,
  longText,
  nameText,
  optionalId,
  optionalName,
  pictureUrl,
} from './fields.ts';
import { gameRow, gamesByPairing } from './game-row.ts';
import { teamId } from './path-parts.ts';
import { prizesView } from './prizes.ts';
import { USUAL_FIELDS } from './settings.ts';
import { ofOneTable, tableParts } from './table-parts.ts';

const points = z.number().min(0).max(100).multipleOf(0.5);
/** By its number; an empty text leaves the place free. */
const tiebreak = z
  .union([
    z
      .number()
      .int()
      .transform((code, { addIssue }) => {
        const known = tiebreakOfCode(code);
        if (known.ok) return known.value;
        addIssue({ code: 'custom' });
        return z.NEVER;
      }),
    z.literal('').transform(() => null),
  ])
  .nullish()
  .transform((id) => id ?? null);

/** PUT /s/tournament/{id}: the payload of the specification, section 3. */
export const tournamentPayload = z
  .object({
    id: optionalId,
    name: nameText,
    description: longText.default(USUAL_FIELDS.description),
    kind: coded(KIND_CODES),
    game_variant: coded(VARIANT_CODES).default(USUAL_FIELDS.game_variant),
    default_game_location: z.union([z.literal(0), z.literal(1)]).default(USUAL_FIELDS.default_game_location),
    start_date: formDay,
    end_date: formDay.optional(),
    first_pairing_date: formDay,
    /** UTC. */
    first_pairing_time: clockText,
    online_pairing_interval_n: z.number().int().min(1).max(1000).default(USUAL_FIELDS.online_pairing_interval_n),
    online_pairing_interval_t: z.number().int().min(0).max(3).default(USUAL_FIELDS.online_pairing_interval_t),
    initial_time: z.number().int().min(1).max(600).default(USUAL_FIELDS.initial_time),
    increment: z.number().int().min(0).max(600).default(USUAL_FIELDS.increment),
    publicly_viewable: z.boolean().default(USUAL_FIELDS.publicly_viewable),
    self_joinable: z.boolean().default(USUAL_FIELDS.self_joinable),
    fide_rated: z.boolean().default(USUAL_FIELDS.fide_rated),
    show_only_top: z.boolean().default(USUAL_FIELDS.show_only_top),
    show_only_top_nr: z.number().int().min(0).max(10_000).nullish(),
    win_points: points.default(USUAL_FIELDS.win_points),
    draw_points: points.default(USUAL_FIELDS.draw_points),
    loss_points: points.default(USUAL_FIELDS.loss_points),
    tb1: tiebreak,
    tb2: tiebreak,
    tb3: tiebreak,
    tb4: tiebreak,
    rounds: z.number().int().min(1).max(MATCH_MAX_BOARDS).nullish(),
    meetings: z.number().int().min(1).max(4).nullish(),
    home_and_away: z.boolean().default(false),
    captains_report: z.boolean().default(false),
    /** Over the board, where a pairing is one game of two players. */
    players_report: z.boolean().default(false),
    /** Half-point byes that a player may ask for himself. */
    player_byes: z.number().int().min(0).max(PLAYER_BYES_MAX).default(0),
    /** Until so many minutes before a match its captains say who plays. */
    line_up_minutes: z
      .number()
      .int()
      .min(LINE_UP_MINUTES.min)
      .max(LINE_UP_MINUTES.max)
      .default(USUAL_FIELDS.line_up_minutes),
    /** What a round without an opponent counts like, in school chess. */
    sit_out: z.enum(SIT_OUTS).nullish(),
    per_team: z.number().int().min(1).max(MATCH_MAX_BOARDS).nullish(),
    per_team_limit: z.number().int().min(1).max(100).nullish(),
    show_only_usernames: z.boolean().default(USUAL_FIELDS.show_only_usernames),
    profile_picture: pictureUrl.default(USUAL_FIELDS.profile_picture),
    banner_picture: pictureUrl.default(USUAL_FIELDS.banner_picture),
    organiser: idText,
    organiser_type: z.enum(['organization', 'club']),
    chat_enabled: z.boolean().default(USUAL_FIELDS.chat_enabled),
    remove_inactive_participants: z.boolean().default(USUAL_FIELDS.remove_inactive_participants),
    league: optionalId.nullable(),
    season: optionalId.nullable(),
    category: optionalId.nullable(),
  })
  .refine(({ start_date: first, end_date: last }) => last === undefined || last >= first, {
    path: ['end_date'],
    error: expected('lastDay'),
  });
export type TournamentPayload = z.output<typeof tournamentPayload>;
export type TournamentPayloadInput = z.input<typeof tournamentPayload>;

/** POST /s/tournament/build: the same, and the parts of the table that it begins with. */
export const buildPayload = tournamentPayload.safeExtend(tableParts).refine(ofOneTable, { path: ['prizes'] });
export type BuildPayload = z.output<typeof buildPayload>;
export type BuildPayloadInput = z.input<typeof buildPayload>;

export const builtAnswer = z.object({ id: z.string() });

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

/** What the organiser asks of the pairings to come; booked byes stand among the pairings. */
export const pairingWishes = z.object({
  /** These must not meet, from one round to another or (null) to the end. */
  bans: z.array(z.object({ players: z.array(z.string()), first_round: z.number(), last_round: z.number().nullable() })),
  acceleration: z.enum(ACCELERATIONS),
});
export type PairingWishes = z.output<typeof pairingWishes>;

/** A part of the table with places of its own, and who is in it by account. What it asks for is not told here. */
export const categoryView = z.object({ name: z.string(), players: z.array(z.string()) });

/** What a category asks for, and whom the organiser has chosen for it besides. */
export const categoryRuleView = z.object({
  name: z.string(),
  born_from: z.number().nullable(),
  born_to: z.number().nullable(),
  sex: z.enum(['F', 'M']).nullable(),
  rating_from: z.number().nullable(),
  rating_to: z.number().nullable(),
  club: z.string().nullable(),
  players: z.array(z.string()),
});
export type CategoryRuleView = z.output<typeof categoryRuleView>;

const draftedPlayer = z.string();
/** What C.04.3 says of single boards, and by how much criteria are met less often. */
export const roundFaults = z.array(z.object({ kind: z.enum(ROUND_FAULTS), players: z.array(draftedPlayer) }));
export const worseCriteria = z.array(z.object({ criterion: z.enum(COUNTED), more: z.number() }));

/** The next round before it is published, with what C.04.3 says of it. Players by account. */
export const draftView = z.object({
  round: z.number(),
  /** Goes with what is asked of it: a draft that has changed meanwhile is another one. */
  version: z.number(),
  /** From the first board on; `proposed` where the program has these two at this board. */
  pairs: z.array(z.object({ white: draftedPlayer, black: draftedPlayer, proposed: z.boolean() })),
  byes: z.array(draftedPlayer),
  faults: roundFaults,
  /** The criteria that it meets less often than what the program has proposed. */
  worse: worseCriteria,
  /** Who is there and has no seat in it, and who has one and is not there any more. */
  missing: z.array(draftedPlayer),
  gone: z.array(draftedPlayer),
  publishable: z.boolean(),
});
export type DraftView = z.output<typeof draftView>;

/** What the two sides of a board over the board say of its result, before the arbiter has confirmed it. */
export const boardReportView = z.object({
  round: z.number(),
  white: z.string(),
  black: z.string(),
  /** Null where the side has said nothing. */
  white_says: z.enum(REPORTED_RESULTS).nullable(),
  black_says: z.enum(REPORTED_RESULTS).nullable(),
});
export type BoardReportView = z.output<typeof boardReportView>;

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

export const tournamentListRow = z.object({ id: z.string(), name: z.string(), start_date: z.string() });

/** A part of a long list. */
/** Which game of a knockout match a result is for, from 1; without it the colours of the path say so. */
export const gameOfMatch = z.object({ game: z.coerce.number().int().min(1).max(100).optional() });

/** The stream of a tournament: which revision of the page its listener has. */
export const listenQuery = z.object({ rev: z.coerce.number().int().min(0).max(1_000_000_000).optional() });

export const listPage = z.object({
  limit: z.coerce.number().int().min(1).max(1000).optional(),
  offset: z.coerce.number().int().min(0).optional(),
});

/** The tournaments of an organiser; where a club and an organisation have the same id, the type says whose. */
export const tournamentListing = z.object({ data: z.array(tournamentListRow.extend({ end_date: z.string() })) });
export const organiserQuery = z.object({ type: z.enum(['club', 'organization']).optional() });

/** A card of the calendar and of the find page. */
export const tournamentCard = tournamentListRow.extend({
  end_date: z.string(),
  kind: tournamentView.shape.kind,
  game_variant: tournamentView.shape.game_variant,
  rounds: z.number().nullable(),
  initial_time: z.number(),
  increment: z.number(),
  /** False where the file that it came from does not tell its time control: what stands here is then assumed. */
  time_control_told: z.boolean(),
  online_pairing_interval_n: z.number(),
  online_pairing_interval_t: z.number(),
  /** When the first round begins. */
  start: z.string(),
  profile_picture: z.string(),
  default_otb: z.boolean(),
  started: z.boolean(),
  finished: z.boolean(),
  current_round: z.number(),
  /** When the current round begins or began; null before the first is paired. */
  current_round_start: z.string().nullable(),
  participants: z.number(),
  /** Games on the screen that are being played. */
  games_now: z.number(),
  pinned: z.boolean(),
  pinned_order: z.number(),
});
export type TournamentCard = z.output<typeof tournamentCard>;

/** What the calendar of all tournaments says of one. */
export const tournamentCalendarRow = tournamentCard
  .pick({
    id: true,
    name: true,
    start_date: true,
    end_date: true,
    kind: true,
    initial_time: true,
    increment: true,
    time_control_told: true,
    default_otb: true,
    started: true,
    finished: true,
    participants: true,
  })
  .extend({
    organiser: z.string(),
    organiser_type: tournamentView.shape.organiser_type,
    organiser_name: z.string(),
  });
export type TournamentCalendarRow = z.output<typeof tournamentCalendarRow>;

export const tournamentList = z.object({ data: z.array(tournamentCalendarRow) });

export const tournamentFind = z.object({
  ongoing: z.array(tournamentCard),
  upcoming: z.array(tournamentCard),
  privates: z.array(tournamentCard),
  pinned: z.array(tournamentCard),
});

export const tournamentSearch = z.object({
  results: z.array(tournamentListRow.extend({ end_date: z.string() })),
});

export const nameSearch = z.object({ q: z.string().max(100).default('') });

export const tournamentStats = z.object({
  number_of_players: z.number(),
  titles: z.array(z.string()),
  countries: z.array(z.string()),
  average_rating: z.number().nullable(),
  longest_game: z.string().nullable(),
  shortest_game: z.string().nullable(),
  /** The list that the games count for; null where they are not rated. */
  rating_list: z.enum(RATING_LISTS).nullable(),
  /** Estimates, in hundredths of a rating point, of those who have a rating and a game that counts. */
  rating_changes: z.array(
    z.object({ account: z.string(), change: z.number().int(), k: z.number().int(), games: z.number().int() }),
  ),
});

export const tournamentGames = z.object({
  name: z.string(),
  games: z.array(
    z.object({
      start: z.string().nullable(),
      round: z.number(),
      white_name: z.string(),
      black_name: z.string(),
      outcome: z.enum(['Ongoing', 'WhiteWins', 'Draw', 'BlackWins']),
      moves: z.string(),
      /** What the mover had left after each half-move, in seconds; null where it is not known. */
      clocks: z.array(z.number()).nullable(),
    }),
  ),
});

export const tournamentPlayers = z.object({
  tournament: tournamentView,
  participants: z.array(participantView),
  /** Accounts that can still be added. */
  accounts: z.array(
    z.object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      fide_number: z.number().nullable(),
      fide_rating: z.number().nullable(),
      title: z.string().nullable(),
      club: z.string().nullable(),
    }),
  ),
  /** Teams that can still be added, by club. */
  teams: z.array(z.object({ id: z.string(), name: z.string(), club: z.string() })),
  entered_teams: z.array(teamRow),
  managed_teams: z.array(z.string()),
  /** For those who run the tournament: the clubs of the players, by account; whose club is not known is not in it. */
  clubs_of_players: z.record(z.string(), z.string()),
  /** The clubs of the teams that can still be added. */
  clubs: z.array(z.object({ id: z.string(), name: z.string() })),
  is_team_tournament: z.boolean(),
  can_manage: z.boolean(),
});

/** The edition of the report file's format. */
/** One round of the pairings on paper; without it all of them. */
/** The whole table, or that of each category. */
export const printedTable = z.object({ by: z.enum(['category']).optional() });

export const printedRound = z.object({ round: z.coerce.number().int().min(1).max(1_000).optional() });

export const reportQuery = z.object({ edition: z.enum(['16', '26']).default('26') });

/** The team that somebody is to play for. */
export const joinQuery = z.object({ team: teamId.optional() });

/** PATCH /s/tournament/team/{id}/{team}: pupils of a school class; null where nobody tells. */
export const memberCountPayload = z.object({ member_count: z.number().int().min(1).max(MEMBER_COUNT_MAX).nullable() });

/** Whether a team that was to be added is in already. */
export const addedTeam = z.object({ already: z.boolean() });

/** Somebody who plays for a team, or could: a participant has his place in the board order as his seed. */
export const teamPlayer = z.object({
  account: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  title: z.string().nullable(),
  fide_rating: z.number().nullable(),
  federation: z.string(),
});
export type TeamPlayer = z.output<typeof teamPlayer>;

export const seatedPlayer = teamPlayer.extend({ seed: z.number(), withdrawn: z.boolean() });
export type SeatedPlayer = z.output<typeof seatedPlayer>;

/** GET /s/tournament/manage-team/{id}/{team}: who plays for the team, in board order, and who else could. */
export const manageTeamPage = z.object({
  tournament: tournamentView,
  team: teamRow,
  participating: z.array(seatedPlayer),
  not_participating: z.array(teamPlayer),
  /** Whether the reader has more to say than a captain. */
  can_manage: z.boolean(),
  /** The rounds for whose match it can be said who plays. */
  line_up_rounds: z.array(z.number()),
});

/** PUT /s/tournament/{id}/line-up/{round}/{team}: who plays in a match; they sit in the order of the team's list. */
export const lineUpPayload = z.object({ players: z.array(idOf<AccountId>()).min(1).max(MATCH_MAX_BOARDS) });

/** GET of the same: who has been handed in for a match, or would be taken now. Accounts, from board 1 on. */
export const lineUpPage = z.object({
  opponent: z.string(),
  opponent_name: z.string(),
  boards: z.number(),
  players: z.array(z.string()),
  available: z.array(z.string()),
  handed_in: z.boolean(),
  /** Null where the boards are made with the pairing. */
  closes: z.string().nullable(),
  closed: z.boolean(),
});

export const changePairingTime = z.object({ next_pairing_date: formDay, next_pairing_time: clockText });

/** POST /s/tournament/attendance/{id}: who is there and who is not; null leaves it to what the format takes for granted. */
export const attendancePayload = z.object({
  accounts: z.array(idText).min(1).max(LIST_MAX_ROWS),
  seen: z.enum(SEEN).nullable(),
});

/** Those of a tournament who are online, by account. */
export const onlinePlayers = z.object({ online: z.array(z.string()) });

export const pinPayload = z.object({
  pinned: z.boolean(),
  pinned_order: z.number().int().min(0).max(1_000_000).default(0),
});

/** POST /s/tournament/add-guest/{id}: a participant without an account. */
export const guestPayload = z.object({
  first_name: nameText,
  last_name: nameText,
  title: optionalTitle,
  fide_rating: z.number().int().min(0).max(4000).nullish(),
  fide_number: z.number().int().min(1).max(999_999_999).nullish(),
  federation: countryCode.default(DEFAULT_COUNTRY),
  club: optionalName,
  birth_date: dayText.nullish(),
  sex: z.enum(['M', 'F']).default(DEFAULT_GENDER),
  /** Whom he plays for, where teams take part. */
  team: teamId.nullish(),
});
/** With it somebody is entered after the start, for the rounds that are left. */
export const lateQuery = z.object({ late: z.literal('true').optional() });

/** POST /s/tournament/identify-entrant/{id}/{account}: the account that the guest has. */
export const identityPayload = z.object({ account: idOf<AccountId>() });

/** PUT /s/tournament/entrant/{id}/{account}: what is said of an entry; names only of those without an account. */
export const entrantPayload = guestPayload
  .pick({ title: true, fide_rating: true, federation: true, club: true })
  .extend({ first_name: nameText.optional(), last_name: nameText.optional() })
  .refine(({ first_name: first, last_name: last }) => (first === undefined) === (last === undefined));
export type EntrantInput = z.output<typeof entrantPayload>;

export const addedGuest = z.object({ account: z.string() });
export type GuestInput = z.output<typeof guestPayload>;

/** POST /s/tournament/add-entrants/{id}: a whole list, of which all are entered or nobody. */
export const entrantsPayload = z.object({
  accounts: z.array(idOf<AccountId>()).max(LIST_MAX_ENTRANTS).default([]),
  guests: z.array(guestPayload).max(LIST_MAX_ENTRANTS).default([]),
});
export const addedEntrants = z.object({ added: z.number() });

/** POST /s/tournament/import: a TRF file and who organises it. */
export const importPayload = z.object({
  trf: z.string().min(1).max(4_000_000),
  organiser: idText,
  organiser_type: z.enum(['organization', 'club']),
  id: optionalId,
  publicly_viewable: z.boolean().default(true),
});
export const importAnswer = z.object({
  id: z.string(),
  warnings: z.array(z.object({ line: z.number(), column: z.number(), key: z.string() })),
});
