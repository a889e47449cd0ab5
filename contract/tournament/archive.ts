import { z } from 'zod';
import { END_REASONS } from '../../domain/game/game-end.ts';
import {
  CAPTAINS_WORDS_MAX,
  DECISIONS,
  DEFAULT_TIME_ZONE,
  FIDE_NUMBER_MAX,
  LINE_UP_MINUTES,
  NAME_MAX_LENGTH,
  NUMBERS_CHANGE_BEFORE,
  PLACE_MAX,
} from '../../domain/kernel/limits.ts';
import { INTERVAL_UNITS } from '../../domain/kernel/time.ts';
import { isTiebreakId, type TiebreakId } from '../../domain/tiebreaks/names.ts';
import { REPORTED_RESULTS } from '../../domain/tournament/value/board-report.ts';
import { CATEGORIES_MAX } from '../../domain/tournament/value/categories.ts';
import { BYES } from '../../domain/tournament/value/field.ts';
import { FORMAT_NAMES } from '../../domain/tournament/value/formats.ts';
import { GAME_RESULTS, WITHOUT_PLAY } from '../../domain/tournament/value/game-result.ts';
import { HOMES } from '../../domain/tournament/value/match-day.ts';
import { ARBITER_TITLES, NO_OFFICIAL_DATA, OFFICIALS_MAX } from '../../domain/tournament/value/official-data.ts';
import { NO_PRIZES } from '../../domain/tournament/value/prize-plan.ts';
import { BYE_RESULTS, type SettingName, VARIANTS } from '../../domain/tournament/value/settings.ts';
import { ACCELERATIONS, ATTENDANCE_MARKS } from '../../domain/tournament/value/state.ts';
import {
  addressText,
  countryCode,
  dayText,
  emailText,
  freeText,
  idText,
  longText,
  nameText,
  pictureUrl,
  webUrl,
  zoneName,
} from '../http/fields.ts';
import { logFact } from './log.ts';
import { prizePlan } from './prizes.ts';
import { timeControl } from './time-control.ts';

/**
 * A complete tournament as one file: its settings, entries, pairings, results and games, with its log. It is not part
 * of the wire format, so its names are those of the domain. Times are milliseconds since 1970, points are half-points.
 * It omits what can be derived (scores, ranks) and what belongs to one server: host, league, pin, and the links to
 * accounts and club teams. A change that an older reader would misread raises the version; fields of teams are omitted
 * in tournaments of players.
 */
export const ARCHIVE_FORMAT = 'rokade-tournament';
export const ARCHIVE_VERSION = 1;

const moment = z.number().int().min(0).max(8_640_000_000_000_000);
const halves = z.number().int().min(0).max(200);
const count = z.number().int().min(0).max(100_000);
/** The key of a player or team within the file. */
const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const color = z.enum(['white', 'black']);
const reported = z.enum(REPORTED_RESULTS).nullable();
const oneLine = z
  .string()
  .max(2 * NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]*$/u);
/** A tie-break, possibly with modifiers. A refinement without a transform, because input and output are the same. */
const tiebreak = (z.string().refine(isTiebreakId) as z.ZodType as z.ZodType<TiebreakId, TiebreakId>).nullable();

const official = z.strictObject({
  name: nameText,
  title: z.enum(ARBITER_TITLES).nullable(),
  fideNumber: z.number().int().min(1).max(FIDE_NUMBER_MAX).nullable(),
  email: z.union([z.literal(''), emailText]),
});

const shortText = freeText(NAME_MAX_LENGTH);
const officialData = z.strictObject({
  venue: shortText,
  address: addressText,
  city: shortText,
  mapLink: webUrl,
  federation: countryCode.nullable(),
  contact: addressText,
  website: webUrl,
  registeredName: shortText,
  eventCode: shortText,
  organiser: official.nullable(),
  chiefArbiter: official.nullable(),
  deputyArbiters: z.array(official).max(OFFICIALS_MAX).readonly(),
  arbiters: z.array(official).max(OFFICIALS_MAX).readonly(),
});

const settings = z.strictObject({
  format: z.enum(FORMAT_NAMES),
  name: nameText,
  description: longText,
  profilePicture: pictureUrl,
  bannerPicture: pictureUrl,
  startDate: dayText,
  endDate: dayText,
  /** Missing in files from before it existed. */
  timeZone: zoneName.default(DEFAULT_TIME_ZONE),
  /** Missing in files from before they existed. */
  officialData: officialData.default(NO_OFFICIAL_DATA),
  stages: timeControl.nullable().default(null),
  interval: z.strictObject({ count: count.min(1), unit: z.enum(INTERVAL_UNITS) }),
  publiclyViewable: z.boolean(),
  showOnlyTop: count.nullable(),
  chatEnabled: z.boolean(),
  online: z.boolean(),
  variant: z.enum(VARIANTS),
  rounds: count.nullable(),
  meetings: count.nullable(),
  perTeam: count.nullable(),
  tieBreaks: z.tuple([tiebreak, tiebreak, tiebreak, tiebreak]),
  homeAndAway: z.boolean(),
  captainsReport: z.boolean(),
  /** Missing in files from before it existed. */
  playersReport: z.boolean().default(false),
  lineUpMinutes: z.number().int().min(LINE_UP_MINUTES.min).max(LINE_UP_MINUTES.max),
  firstPairingAt: moment,
  initialMinutes: count,
  incrementSeconds: count,
  points: z.strictObject({
    win: halves,
    draw: halves,
    loss: halves,
    forfeitWin: halves,
    forfeitLoss: halves,
    pairingAllocatedBye: halves,
    fullPointBye: halves,
    halfPointBye: halves,
    zeroPointBye: halves,
  }),
  byeResult: z.enum(BYE_RESULTS).nullable(),
  selfJoinable: z.boolean(),
  fideRated: z.boolean(),
  showOnlyUsernames: z.boolean(),
  removeInactive: z.boolean(),
  requestableByes: count,
} satisfies Record<SettingName, z.ZodType>);

const limit = count.nullable();
const category = z.strictObject({
  name: nameText,
  bornFrom: limit,
  bornTo: limit,
  sex: z.enum(['F', 'M']).nullable(),
  ratingFrom: limit,
  ratingTo: limit,
  /** Missing in files from before it existed. */
  club: nameText.nullable().default(null),
});

const player = z.strictObject({
  key,
  /** The start number, if it differs from the place in the list. */
  number: count.min(1).optional(),
  firstName: oneLine,
  lastName: oneLine,
  sex: z.enum(['M', 'F']).nullable(),
  birthDate: dayText.nullable(),
  fideNumber: z.number().int().min(1).max(FIDE_NUMBER_MAX).nullable(),
  title: oneLine.nullable(),
  rating: count.nullable(),
  federation: z.string().regex(/^[A-Z]{2,3}$/),
  /** Missing in files from before it existed. */
  club: nameText.nullable().default(null),
  joinedAt: moment,
  fileNumber: count.nullable(),
  virtualPoints: z.array(halves).max(1000).nullable(),
  /** Points adjustments; missing in files from before they existed. */
  decisions: z
    .array(
      z.strictObject({
        points: z
          .number()
          .int()
          .min(-2 * DECISIONS.mostPoints)
          .max(2 * DECISIONS.mostPoints),
        after: count.nullable(),
        reason: oneLine,
      }),
    )
    .max(DECISIONS.most)
    .optional(),
  /** Pairing numbers of earlier rounds; missing for players whose number never changed. */
  earlierSeeds: z
    .array(z.strictObject({ throughRound: count, seed: count.min(1) }))
    .max(NUMBERS_CHANGE_BEFORE)
    .optional(),
  withdrawnFrom: count.nullable(),
  eliminated: z.boolean(),
  attendance: z.enum(ATTENDANCE_MARKS).nullable(),
  /** The names of the categories; missing in files from before they existed. */
  manualCategories: z.array(nameText).max(CATEGORIES_MAX).default([]),
});

const team = z.strictObject({
  key,
  name: oneLine.min(1),
  /** The number of pupils of a school class. */
  memberCount: count.nullable(),
  withdrawnFrom: count.nullable(),
  eliminated: z.boolean(),
  /** In board order. */
  members: z.array(key).max(20_000),
});

const game = z.strictObject({
  sequence: count.min(1),
  white: key,
  black: key,
  startAt: moment,
  finishedAt: moment,
  outcome: z.union([z.literal(1), z.literal(0), z.literal(-1), z.null()]),
  /** An unfinished game is annulled and keeps its moves (TOUR-9). */
  reason: z.enum(END_REASONS),
  /** In the format of `domain/chess/moves.ts`, which includes draw offers between the moves. */
  moves: z.string().max(40_000),
  plies: count,
  /** The mover's remaining time after each move, in milliseconds; missing in older files. */
  clocks: z.array(count).max(5_000).optional(),
  /** The same game for people and other programs; not read on import. */
  pgn: z.string().max(200_000),
});

const board = z.strictObject({
  board: count.min(1),
  white: key,
  black: key,
  result: z.enum(GAME_RESULTS).nullable(),
  /** Unconfirmed board reports; missing if there are none. */
  reports: z.strictObject({ white: reported, black: reported }).optional(),
  unrated: z.boolean(),
  online: z.boolean(),
  overridden: z.boolean(),
  games: z.array(game).max(100),
  /** If a pairing is a match of several games; `game` is the sequence number of the online game. */
  matchGames: z
    .array(z.strictObject({ switched: z.boolean(), result: z.enum(GAME_RESULTS), game: count.nullable() }))
    .max(100),
});

const result = z.enum(GAME_RESULTS);
const walkovers = z.array(z.strictObject({ board: count.min(1), who: key, color })).max(100);

/** Date, venue and reports of a match, as in `domain/tournament/value/match-day.ts`. */
const matchDay = z.strictObject({
  home: z.enum(HOMES).nullable(),
  place: freeText(PLACE_MAX).nullable(),
  startAt: moment.nullable(),
  postponement: z
    .strictObject({
      by: color,
      startAt: moment,
      words: freeText(CAPTAINS_WORDS_MAX),
      askedAt: moment,
      answer: z.enum(['agreed', 'refused', 'decided']).nullable(),
    })
    .nullable(),
  reports: z
    .array(
      z.strictObject({
        by: z.enum(['white', 'black', 'organiser']),
        at: moment,
        answer: z
          .discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('confirmed'), at: moment }),
            z.strictObject({ kind: z.literal('disputed'), at: moment, words: freeText(CAPTAINS_WORDS_MAX) }),
          ])
          .nullable(),
        boards: z.array(z.strictObject({ board: count.min(1), white: key, black: key, result })).max(100),
        walkovers,
      }),
    )
    .max(10_000),
});

const lineUp = z.array(key).max(20_000).nullable();

/** White and Black are teams; on the boards they are players. */
const match = z.strictObject({
  board: count.min(1),
  white: key,
  black: key,
  /** Null once the line-ups are closed. */
  lineUps: z.strictObject({ white: lineUp, black: lineUp }).nullable(),
  boards: z.array(board).max(100),
  walkovers,
  forfeited: z.enum(WITHOUT_PLAY).nullable(),
  through: color.nullable(),
  day: matchDay,
});

const round = z.strictObject({
  name: oneLine.nullable(),
  startAt: moment.nullable(),
  /** Null if the round is only planned and has neither boards nor byes. */
  pairedAt: moment.nullable(),
  boards: z.array(board).max(20_000),
  /** In team matches, which then contain the boards. */
  matches: z.array(match).max(10_000).optional(),
  byes: z.array(z.strictObject({ who: key, bye: z.enum(BYES) })).max(20_000),
});

const logEntry = z.strictObject({
  at: moment,
  /** Null for a game or the clock. Participants appear by key, others by user name. */
  by: z.string().max(64).nullable(),
  facts: z.array(logFact).max(100_000),
});

export const tournamentArchive = z.strictObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  /** Identifies the tournament across servers, so that another file of it is recognised. */
  origin: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
  /** The id on the original server, reused on import if it is free. */
  id: idText,
  createdAt: moment,
  settings,
  randomSeeding: z.boolean(),
  initialColor: color.nullable(),
  hasTimeControl: z.boolean(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  nextPairingAt: moment.nullable(),
  pairingFailed: z.boolean(),
  acceleration: z.enum(ACCELERATIONS),
  categories: z.array(category).max(CATEGORIES_MAX).default([]),
  prizes: prizePlan.default(() => ({ ...NO_PRIZES, prizes: [] })),
  /** In the order of the starting list. */
  players: z.array(player).max(20_000),
  /** In the order of the starting list; missing in tournaments of players. */
  teams: z.array(team).max(10_000).optional(),
  rounds: z.array(round).max(1000),
  requestedByes: z
    .array(z.strictObject({ who: key, round: count.min(1), bye: z.enum(['full-point', 'half-point', 'zero-point']) }))
    .max(100_000),
  forbiddenPairs: z
    .array(
      z.strictObject({ who: z.array(key).min(2).max(20_000), firstRound: count.min(1), lastRound: count.nullable() }),
    )
    .max(10_000),
  /** In chronological order. */
  log: z.array(logEntry).max(200_000),
  /** The imported report file, for writing back what the rest does not contain. */
  report: z.string().max(4_000_000).nullable(),
});
export type TournamentArchive = z.output<typeof tournamentArchive>;
/** The content of a file before validation. */
export type TournamentArchiveInput = z.input<typeof tournamentArchive>;

/** POST /s/tournament/take-over: an archive, imported for a host whose tournaments the caller runs. */
export const importArchivePayload = z.object({
  organiser: idText,
  organiser_type: z.enum(['organization', 'club']),
  file: tournamentArchive,
});

/** The outcome of an import: a new tournament, an existing one that was updated, or no change. */
export const IMPORT_OUTCOMES = ['new', 'renewed', 'same'] as const;
export const importArchiveAnswer = z.object({ id: z.string(), was: z.enum(IMPORT_OUTCOMES) });
