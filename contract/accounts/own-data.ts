import { z } from 'zod';
import { PICTURE_TYPES } from '../../domain/lib/picture-type.ts';
import type { CamelKeys } from '../codec/case.ts';
import { attendanceRecord } from '../tournament/attendance-plan.ts';
import { logFact } from '../tournament/log.ts';

/** An ISO 8601 timestamp in UTC. */
const moment = z.string();
const day = z.string();

/** A written text, or the key and parameters of a notice. */
const messageContent = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/**
 * GET /s/account/own-data: everything that Rokade stores about the caller, readable by people and programs. Accounts,
 * clubs, teams and tournaments appear by id. Password and token hashes, which reveal nothing, are omitted; all other
 * stored data is here.
 */
export const ownDataAnswer = z.object({
  made_at: moment,
  account: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string().nullable(),
    birth_date: day.nullable(),
    sex: z.enum(['M', 'F']).nullable(),
    federation: z.string(),
    region: z.string().nullable(),
    title: z.string().nullable(),
    fide_number: z.number().nullable(),
    national_id: z.string().nullable(),
    fide_rating: z.number().nullable(),
    lichess_username: z.string().nullable(),
    profile_picture: z.string().nullable(),
    /** 0 player, 1 manager of clubs, 2 manager of organisations, 3 administrator. */
    level: z.number(),
    home_club: z.string().nullable(),
    show_help_text: z.boolean(),
    show_real_name: z.boolean(),
    /** The password was generated and has not been changed. */
    password_is_given: z.boolean(),
    created_at: moment,
  }),
  log_ins: z.array(z.object({ device: z.string(), created_at: moment, valid_until: moment })),
  passkeys: z.array(z.object({ name: z.string(), created_at: moment, last_used: moment.nullable() })),
  /** Unused e-mails for setting a new password. */
  recovery_mails: z.array(z.object({ sent_at: moment, valid_until: moment })),
  /** Secret addresses of the account's own calendar. */
  calendar_addresses: z.array(z.object({ made_at: moment })),
  /** Browsers with push notifications, by the endpoint of their push service. */
  push_devices: z.array(z.object({ endpoint: z.string(), language: z.string(), since: moment })),
  /** Uploaded pictures, by their addresses on this site. */
  pictures: z.array(z.object({ address: z.string(), type: z.enum(PICTURE_TYPES), uploaded_at: moment })),
  manages: z.object({ clubs: z.array(z.string()), organizations: z.array(z.string()) }),
  roles: z.array(
    z.object({
      scope: z.enum(['club', 'organization', 'team']),
      of: z.string(),
      role: z.enum(['all', 'arbiter', 'editor', 'captain']),
    }),
  ),
  clubs: z.array(z.object({ club: z.string(), joined_at: moment })),
  teams: z.array(z.object({ team: z.string(), joined_at: moment })),
  /** `content` is a written text, or the key and parameters of a notice. */
  messages_received: z.array(
    z.object({
      /** Null for the program. */
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
      /** Title, rating and federation as of entry. */
      title: z.string().nullable(),
      rating: z.number().nullable(),
      federation: z.string(),
      club: z.string().nullable(),
      joined_at: moment,
      /** The first round that is no longer played. */
      withdrawn_from: z.number().nullable(),
      /** Whether the player has self-withdrawn. */
      self_withdrawn: z.boolean(),
      /** The attendance marked by the arbiter. */
      attendance: z.string().nullable(),
      /** The card, and attendance by round. */
      attendance_record: attendanceRecord.nullable(),
      /** Eliminated from a knockout. */
      eliminated: z.boolean(),
      /** Points for pairing only, in half-points, one value per round. */
      virtual_points: z.array(z.number()).nullable(),
      /** Points adjustments, in half-points. */
      decisions: z.array(z.object({ points: z.number(), after: z.number().nullable(), reason: z.string() })),
      /** Earlier pairing numbers, each with the last round that it was used for. */
      earlier_seeds: z.array(z.object({ through_round: z.number(), seed: z.number() })),
      manual_categories: z.array(z.string()),
    }),
  ),
  pairings: z.array(
    z.object({
      tournament: z.string(),
      round: z.number(),
      board: z.number(),
      white: z.string(),
      /** Null for a round without an opponent. */
      black: z.string().nullable(),
      bye: z.string().nullable(),
      result: z.string().nullable(),
    }),
  ),
  /** Forbidden pairs of the player. */
  forbidden_pairs: z.array(
    z.object({ tournament: z.string(), first_round: z.number(), last_round: z.number().nullable() }),
  ),
  /** Entries of events, made with the account. */
  entries: z.array(
    z.object({
      event: z.string(),
      name: z.string(),
      group: z.string(),
      state: z.string(),
      submitted_at: moment,
      confirmed_at: moment.nullable(),
      player: z.object({
        first_name: z.string(),
        last_name: z.string(),
        fide_number: z.number().nullable(),
        birth_year: z.number().nullable(),
        birth_date: z.string().nullable(),
        sex: z.string().nullable(),
        federation: z.string(),
        club: z.string().nullable(),
        title: z.string().nullable(),
      }),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      guardian: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }).nullable(),
      public_name: z.string(),
      requested_byes: z.array(z.number()),
      remarks: z.string(),
      code: z.string(),
      payments: z.array(z.object({ kind: z.string(), amount: z.number(), at: moment, reference: z.string() })),
      reason: z.string(),
    }),
  ),
  /** Matches with the player in the line-up of a team. */
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
      /** 1: White won, -1: Black won. */
      outcome: z.number().nullable(),
      reason: z.string().nullable(),
      /** base64 of three bytes per move, as sent to the game's page. */
      moves: z.string(),
      /** The mover's remaining time after each move, in milliseconds; null if it was not recorded. */
      clocks: z.array(z.number()).nullable(),
    }),
  ),
  /** Log entries of the account's actions as an organiser or player. */
  done_in_tournaments: z.array(z.object({ tournament: z.string(), at: moment, facts: z.array(logFact) })),
  /** Calls for the arbiter that the account has made or resolved. */
  arbiter_calls: z.array(
    z.object({
      tournament: z.string(),
      by: z.string(),
      at: moment,
      round: z.number(),
      /** The match number in team matches. */
      match: z.number().nullable(),
      board: z.number(),
      game: z.string().nullable(),
      words: z.string(),
      answered_by: z.string().nullable(),
      answered_at: moment.nullable(),
      answer: z.string().nullable(),
    }),
  ),
  /** The categories assigned by the end of the previous season. */
  seasons: z.array(z.object({ league: z.string(), season: z.string(), category: z.string() })),
  season_moves: z.array(
    z.object({ league: z.string(), season: z.string(), from_category: z.string(), to_category: z.string() }),
  ),
});
export type OwnData = CamelKeys<z.output<typeof ownDataAnswer>>;
