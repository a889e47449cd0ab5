/** Requests about a tournament as a whole: building, editing, importing, pinning. */
import { z } from 'zod';
import { LINE_UP_MINUTES, MATCH_MAX_BOARDS, MAX_MEETINGS, PLAYER_BYES_MAX } from '../../domain/kernel/limits.ts';
import { toPoints } from '../../domain/kernel/points.ts';
import { FIRST_ROUNDS } from '../../domain/pairing/pairing.ts';
import { TIEBREAK_NAMES, tiebreakOfCode } from '../../domain/tiebreaks/names.ts';
import { STARTING_ORDERS } from '../../domain/tournament/value/formats.ts';
import { BYE_RESULTS, MISSED_ROUNDS, USUAL_SETTINGS } from '../../domain/tournament/value/settings.ts';
import type { CamelKeys } from '../codec/case.ts';
import { FORMAT_CODES, INTERVAL_CODES, VARIANT_CODES } from '../http/codes.ts';
import {
  clockText,
  coded,
  formDay,
  idText,
  longText,
  nameText,
  optionalId,
  pictureUrl,
  zoneName,
} from '../http/fields.ts';
import { attendancePlan } from './attendance-plan.ts';
import { expected } from './expectations.ts';
import { officialData } from './official-data.ts';
import { postponementPlan } from './postponement-plan.ts';
import { roundPause, roundPlan } from './round-plan.ts';
import { seedingList } from './seeding-list.ts';
import { ofOneTable, tableParts } from './table-parts.ts';
import { timeControl } from './time-control.ts';

const points = z.number().min(0).max(100).multipleOf(0.5);
/** The tie-break's number; an empty text means none. */
const tiebreak = z
  .union([
    z
      .number()
      .int()
      .meta({
        description: `Tie-break of FIDE C.07: ${Object.values(TIEBREAK_NAMES)
          .map(({ code, fide }) => `${code} ${fide}`)
          .join(', ')}`,
        enum: Object.values(TIEBREAK_NAMES).map(({ code }) => code),
      })
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
    description: longText.default(USUAL_SETTINGS.description),
    kind: coded(FORMAT_CODES),
    game_variant: coded(VARIANT_CODES).default(USUAL_SETTINGS.variant),
    default_game_location: z.union([z.literal(0), z.literal(1)]).default(USUAL_SETTINGS.online ? 1 : 0),
    start_date: formDay,
    end_date: formDay.optional(),
    first_pairing_date: formDay,
    /** In UTC. */
    first_pairing_time: clockText,
    /** An IANA name. Without it an edited tournament keeps its own, and a new one gets the server's. */
    time_zone: zoneName.optional(),
    online_pairing_interval_n: z.number().int().min(1).max(1000).default(USUAL_SETTINGS.interval.count),
    online_pairing_interval_t: z.number().int().min(0).max(3).default(INTERVAL_CODES[USUAL_SETTINGS.interval.unit]),
    initial_time: z.number().int().min(1).max(600).default(USUAL_SETTINGS.initialMinutes),
    increment: z.number().int().min(0).max(600).default(USUAL_SETTINGS.incrementSeconds),
    /**
     * Several stages; null for one stage of the initial time and increment. Without it an edited tournament keeps its
     * stages while these two stay as they are.
     */
    time_control: timeControl.nullable().optional(),
    /** Without it an edited tournament keeps its own. */
    official_data: officialData.optional(),
    /** Without it an edited tournament keeps its own. The month follows the ratings and cannot be set. */
    seeding_list: seedingList.optional(),
    publicly_viewable: z.boolean().default(USUAL_SETTINGS.publiclyViewable),
    self_joinable: z.boolean().default(USUAL_SETTINGS.selfJoinable),
    fide_rated: z.boolean().default(USUAL_SETTINGS.fideRated),
    show_only_top: z.boolean().default(USUAL_SETTINGS.showOnlyTop !== null),
    show_only_top_nr: z.number().int().min(0).max(10_000).nullish(),
    win_points: points.default(toPoints(USUAL_SETTINGS.points.win)),
    draw_points: points.default(toPoints(USUAL_SETTINGS.points.draw)),
    loss_points: points.default(toPoints(USUAL_SETTINGS.points.loss)),
    /** The points of a pairing-allocated bye; without it a win, or the current value. */
    bye_points: z.object({ 'pairing-allocated': points.optional() }).nullish(),
    tb1: tiebreak,
    tb2: tiebreak,
    tb3: tiebreak,
    tb4: tiebreak,
    rounds: z.number().int().min(1).max(MATCH_MAX_BOARDS).nullish(),
    /** In a Swiss, Monrad or Konrad: each player's worst rounds, which the table does not count. */
    dropped_rounds: z
      .number()
      .int()
      .min(0)
      .max(MATCH_MAX_BOARDS - 1)
      .default(USUAL_SETTINGS.droppedRounds),
    meetings: z.number().int().min(1).max(4).nullish(),
    /** Swaps the last two rounds of each cycle but the last. Without it an edited tournament keeps its own; usually true. */
    reverse_last_rounds: z.boolean().optional(),
    /**
     * `lot` and `seededLot` are drawn at the start; `seededLot` in Monrad and Konrad only, where it is usual. Without
     * it an edited tournament keeps its own; otherwise usually `rating`.
     */
    starting_order: z.enum(STARTING_ORDERS).optional(),
    /** In a Monrad without seeded lots: who meets in round 1. */
    first_round: z.enum(FIRST_ROUNDS).default(USUAL_SETTINGS.firstRound),
    /** In a Konrad: the most games of the same two players, usually 2. */
    max_meetings: z.number().int().min(MAX_MEETINGS.min).max(MAX_MEETINGS.max).nullish(),
    /** In Monrad and Konrad: what the rounds before their entry are worth to newcomers. */
    missed_rounds: z.enum(MISSED_ROUNDS).default(USUAL_SETTINGS.missedRounds),
    /** In Monrad and Konrad: the last round that newcomers may enter for; null for any. */
    last_entry_round: z.number().int().min(1).max(MATCH_MAX_BOARDS).nullish(),
    home_and_away: z.boolean().default(false),
    captains_report: z.boolean().default(false),
    /** Only over the board, where a pairing is one game of two players. */
    players_report: z.boolean().default(false),
    /** Players may ask each other to play a game on another day; in a Swiss over the board. */
    players_postpone: z.boolean().default(false),
    /** In a Swiss or Monrad over the board. Without it an edited tournament keeps its own, and a new one has the usual. */
    postponement: postponementPlan.nullish(),
    /** The number of half-point byes that players may request themselves. */
    requestable_byes: z.number().int().min(0).max(PLAYER_BYES_MAX).default(0),
    /** In Swiss, Monrad and Konrad. Without it an edited tournament keeps its own, and a new one has that of its format. */
    attendance: attendancePlan.nullish(),
    /** The number of minutes before a match at which its line-ups close. */
    line_up_minutes: z
      .number()
      .int()
      .min(LINE_UP_MINUTES.min)
      .max(LINE_UP_MINUTES.max)
      .default(USUAL_SETTINGS.lineUpMinutes),
    /** The result that a bye counts as, in school chess. */
    bye_result: z.enum(BYE_RESULTS).nullish(),
    per_team: z.number().int().min(1).max(MATCH_MAX_BOARDS).nullish(),
    per_team_limit: z.number().int().min(1).max(100).nullish(),
    show_only_usernames: z.boolean().default(USUAL_SETTINGS.showOnlyUsernames),
    /** Clubs in public tables; left out, an edited tournament keeps its own. */
    show_clubs: z.boolean().optional(),
    /**
     * Seconds from the last result of an online round to the next pairing; null if the interval decides. Left out, an
     * edited tournament keeps its own.
     */
    round_pause: roundPause.nullish(),
    /** Left out, an edited tournament keeps its own. */
    round_plan: roundPlan.optional(),
    profile_picture: pictureUrl.default(USUAL_SETTINGS.profilePicture),
    banner_picture: pictureUrl.default(USUAL_SETTINGS.bannerPicture),
    organiser: idText,
    organiser_type: z.enum(['organization', 'club']),
    chat_enabled: z.boolean().default(USUAL_SETTINGS.chatEnabled),
    remove_inactive_participants: z.boolean().default(USUAL_SETTINGS.removeInactive),
    league: optionalId.nullable(),
    season: optionalId.nullable(),
    category: optionalId.nullable(),
  })
  .refine(({ start_date: first, end_date: last }) => last === undefined || last >= first, {
    path: ['end_date'],
    error: expected('lastDay'),
  })
  .refine(({ dropped_rounds: dropped, rounds }) => dropped === 0 || dropped < (rounds ?? MATCH_MAX_BOARDS), {
    path: ['dropped_rounds'],
    error: expected('fewerThanRounds'),
  })
  .refine(({ bye_points: byes, win_points: win }) => (byes?.['pairing-allocated'] ?? win) <= win, {
    path: ['bye_points'],
    error: expected('notAboveWin'),
  });
export type TournamentPayload = CamelKeys<z.output<typeof tournamentPayload>>;
export type TournamentPayloadInput = CamelKeys<z.input<typeof tournamentPayload>>;

/** POST /s/tournament/build: the same, and the initial categories and prizes. */
export const buildPayload = tournamentPayload.safeExtend(tableParts).refine(ofOneTable, { path: ['prizes'] });
export type BuildPayload = CamelKeys<z.output<typeof buildPayload>>;
export type BuildPayloadInput = CamelKeys<z.input<typeof buildPayload>>;

export const builtAnswer = z.object({ id: z.string() });

/** POST /s/tournament/import: a TRF file and the organiser. */
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

export const pinPayload = z.object({
  pinned: z.boolean(),
  pinned_order: z.number().int().min(0).max(1_000_000).default(0),
});
