import { z } from 'zod';
import { logFact } from './tournament-log.ts';

/** A moment, ISO 8601, UTC. */
const moment = z.string();
const day = z.string();

/** A written text, or what the program had to tell, by its kind. */
const messageContent = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * GET /s/account/own-data: everything that Rokade holds about whoever asks, for himself and for another program. Accounts,
 * clubs, teams and tournaments are named by their ids. What is not here is not kept: of passwords and log-ins there are
 * hashes only, which tell nothing.
 */
export const ownDataAnswer = z.object({
  made_at: moment,
  account: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    birth_date: day.nullable(),
    sex: z.enum(['M', 'F']),
    federation: z.string(),
    region: z.string().nullable(),
    title: z.string().nullable(),
    fide_number: z.number().nullable(),
    fide_rating: z.number().nullable(),
    lichess_username: z.string().nullable(),
    profile_picture: z.string().nullable(),
    /** 0 player, 1 manager of clubs, 2 manager of organisations, 3 administrator. */
    level: z.number(),
    /** The club that manages the account. */
    home_club: z.string().nullable(),
    show_help_text: z.boolean(),
    show_real_name: z.boolean(),
    /** The program has made the password, and it has not been changed. */
    password_is_given: z.boolean(),
    created_at: moment,
  }),
  log_ins: z.array(z.object({ device: z.string(), created_at: moment, valid_until: moment })),
  passkeys: z.array(z.object({ name: z.string(), created_at: moment, last_used: moment.nullable() })),
  /** Letters by which a new password could be set, and that have not been used. */
  recovery_letters: z.array(z.object({ sent_at: moment, valid_until: moment })),
  /** Secret addresses of a calendar of the own rounds. */
  calendar_addresses: z.array(z.object({ made_at: moment })),
  /** Browsers that are told when one is paired or a game begins, by the address at which they are written to. */
  push_devices: z.array(z.object({ endpoint: z.string(), language: z.string(), since: moment })),
  manages: z.object({ clubs: z.array(z.string()), organizations: z.array(z.string()) }),
  powers: z.array(
    z.object({
      scope: z.enum(['club', 'organization', 'team']),
      of: z.string(),
      power: z.enum(['all', 'arbiter', 'editor', 'captain']),
    }),
  ),
  clubs: z.array(z.object({ club: z.string(), joined_at: moment })),
  teams: z.array(z.object({ team: z.string(), joined_at: moment })),
  /** `content` is a written text, or what the program had to tell, by its kind. */
  messages_received: z.array(
    z.object({
      /** Null: the program. */
      from: z.string().nullable(),
      sent_at: moment,
      read: z.boolean(),
      content: messageContent,
    }),
  ),
  messages_sent: z.array(z.object({ to: z.string(), sent_at: moment, content: messageContent })),
  tournaments: z.array(
    z.object({
      tournament: z.string(),
      name: z.string(),
      team: z.string().nullable(),
      seed: z.number(),
      /** Title, rating and federation as they were on entry. */
      title: z.string().nullable(),
      rating: z.number().nullable(),
      federation: z.string(),
      club: z.string().nullable(),
      joined_at: moment,
      /** The first round that is no longer played. */
      withdrawn_from: z.number().nullable(),
      /** Whether he has withdrawn of his own accord. */
      left_by_himself: z.boolean(),
      /** What the arbiter has noted of who is there. */
      seen: z.string().nullable(),
      /** Out of a knockout. */
      eliminated: z.boolean(),
      /** Points that count for pairing only, in half-points, one a round. */
      virtual_points: z.array(z.number()).nullable(),
      chosen_for: z.array(z.string()),
    }),
  ),
  pairings: z.array(
    z.object({
      tournament: z.string(),
      round: z.number(),
      board: z.number(),
      white: z.string(),
      /** Null: a round without an opponent. */
      black: z.string().nullable(),
      bye: z.string().nullable(),
      result: z.string().nullable(),
    }),
  ),
  /** Whom an arbiter has kept from meeting others. */
  kept_apart: z.array(z.object({ tournament: z.string(), first_round: z.number(), last_round: z.number().nullable() })),
  /** Matches of a team in whose line-up one stands. */
  line_ups: z.array(z.object({ tournament: z.string(), round: z.number(), match: z.number() })),
  games: z.array(
    z.object({
      id: z.string(),
      tournament: z.string(),
      round: z.number(),
      white: z.string(),
      black: z.string(),
      start: moment,
      finished: moment.nullable(),
      /** 1: White has won, -1: Black. */
      outcome: z.number().nullable(),
      reason: z.string().nullable(),
      /** As the game's page gets them: base64 of three bytes a move. */
      moves: z.string(),
      /** What each mover had left after his move, in milliseconds; null where nobody has kept it. */
      clocks: z.array(z.number()).nullable(),
    }),
  ),
  /** What one has done to tournaments as their organiser or player: a line of the log each, with its facts. */
  done_in_tournaments: z.array(z.object({ tournament: z.string(), at: moment, facts: z.array(logFact) })),
  /** Calls for the arbiter that one has made, or has seen to. */
  arbiter_calls: z.array(
    z.object({
      tournament: z.string(),
      by: z.string(),
      at: moment,
      round: z.number(),
      /** Of a match of teams. */
      match: z.number().nullable(),
      board: z.number(),
      game: z.string().nullable(),
      words: z.string(),
      answered_by: z.string().nullable(),
      answered_at: moment.nullable(),
      answer: z.string().nullable(),
    }),
  ),
  /** Where the end of a season has put one in a league. */
  seasons: z.array(z.object({ league: z.string(), season: z.string(), category: z.string() })),
  season_moves: z.array(
    z.object({ league: z.string(), season: z.string(), from_category: z.string(), to_category: z.string() }),
  ),
});
export type OwnData = z.output<typeof ownDataAnswer>;
