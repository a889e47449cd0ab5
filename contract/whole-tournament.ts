import { z } from 'zod';
import { END_REASONS } from '../domain/game/game-end.ts';
import { CAPTAINS_WORDS_MAX, LINE_UP_MINUTES, NAME_MAX_LENGTH, PLACE_MAX } from '../domain/limits.ts';
import { TIEBREAK_IDS, type TiebreakId } from '../domain/tiebreaks/names.ts';
import { INTERVAL_UNITS } from '../domain/time.ts';
import { REPORTED_RESULTS } from '../domain/tournament/board-report.ts';
import { CATEGORIES_MAX } from '../domain/tournament/categories.ts';
import { BYES } from '../domain/tournament/field.ts';
import { GAME_RESULTS, WITHOUT_PLAY } from '../domain/tournament/game-result.ts';
import { TOURNAMENT_KINDS } from '../domain/tournament/kinds.ts';
import { HOMES } from '../domain/tournament/match-day.ts';
import { NO_PRIZES } from '../domain/tournament/prizes.ts';
import { type SettingName, SIT_OUTS, VARIANTS } from '../domain/tournament/settings.ts';
import { ACCELERATIONS, SEEN } from '../domain/tournament/state.ts';
import { dayText, freeText, idText, longText, nameText, pictureUrl } from './fields.ts';
import { prizePlan } from './prizes.ts';
import { logFact } from './tournament-log.ts';

/**
 * A whole tournament as one file: everything that was decided, entered, paired and played, with its log. It is a file and
 * not the wire, so its names are those of the domain. Moments are milliseconds since 1970, points are half-points. What
 * follows from the rest (scores, ranks) is not in it, nor is what belongs to one server only: its host there, league, pin,
 * which players have accounts, and which teams are those of a club. A change that an older reader would misread raises
 * the version; what only teams have is left out of a file of players.
 */
export const WHOLE_FORMAT = 'rokade-tournament';
export const WHOLE_VERSION = 1;

const moment = z.number().int().min(0).max(8_640_000_000_000_000);
const halves = z.number().int().min(0).max(200);
const count = z.number().int().min(0).max(100_000);
/** What somebody is called within the file. */
const key = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const color = z.enum(['white', 'black']);
const reported = z.enum(REPORTED_RESULTS).nullable();
const oneLine = z
  .string()
  .max(2 * NAME_MAX_LENGTH)
  .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]*$/u);
const tiebreak = z.enum(TIEBREAK_IDS as readonly [TiebreakId, ...TiebreakId[]]).nullable();

const settings = z.strictObject({
  kind: z.enum(TOURNAMENT_KINDS),
  name: nameText,
  description: longText,
  profilePicture: pictureUrl,
  bannerPicture: pictureUrl,
  startDate: dayText,
  endDate: dayText,
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
  /** Files from before it could be chosen do not speak of it. */
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
  sitOut: z.enum(SIT_OUTS).nullable(),
  selfJoinable: z.boolean(),
  fideRated: z.boolean(),
  showOnlyUsernames: z.boolean(),
  removeInactive: z.boolean(),
  playerByes: count,
} satisfies Record<SettingName, z.ZodType>);

const limit = count.nullable();
const category = z.strictObject({
  name: nameText,
  bornFrom: limit,
  bornTo: limit,
  sex: z.enum(['F', 'M']).nullable(),
  ratingFrom: limit,
  ratingTo: limit,
  /** Files from before it could be asked for do not speak of it. */
  club: nameText.nullable().default(null),
});

const player = z.strictObject({
  key,
  /** The start number, where it is not the place in the list. */
  number: count.min(1).optional(),
  firstName: oneLine,
  lastName: oneLine,
  sex: z.enum(['M', 'F']),
  birthDate: dayText.nullable(),
  fideNumber: z.number().int().min(1).max(999_999_999).nullable(),
  title: oneLine.nullable(),
  rating: count.nullable(),
  federation: z.string().regex(/^[A-Z]{2,3}$/),
  /** Files from before it was kept do not speak of it. */
  club: nameText.nullable().default(null),
  joinedAt: moment,
  fileNumber: count.nullable(),
  virtualPoints: z.array(halves).max(1000).nullable(),
  withdrawnFrom: count.nullable(),
  eliminated: z.boolean(),
  seen: z.enum(SEEN).nullable(),
  /** Categories by their names. Files from before there were any do not speak of them. */
  chosenFor: z.array(nameText).max(CATEGORIES_MAX).default([]),
});

const team = z.strictObject({
  key,
  name: oneLine.min(1),
  /** Pupils of a school class. */
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
  /** A game that was not over yet is annulled, with its moves so far (TOUR-9). */
  reason: z.enum(END_REASONS),
  /** As `domain/chess/moves.ts` writes them, with what was said between them. */
  moves: z.string().max(40_000),
  plies: count,
  /** What each mover had left after his move, in milliseconds; files from before have none. */
  clocks: z.array(count).max(5_000).optional(),
  /** The same for people and other programs; it is not read back. */
  pgn: z.string().max(200_000),
});

const board = z.strictObject({
  board: count.min(1),
  white: key,
  black: key,
  result: z.enum(GAME_RESULTS).nullable(),
  /** What its players have reported and nobody has confirmed; missing where they have not. */
  reports: z.strictObject({ white: reported, black: reported }).optional(),
  unrated: z.boolean(),
  online: z.boolean(),
  overridden: z.boolean(),
  games: z.array(game).max(100),
  /** Where a pairing is a match of several games; `game` is the sequence of the one on the screen. */
  decided: z
    .array(z.strictObject({ switched: z.boolean(), result: z.enum(GAME_RESULTS), game: count.nullable() }))
    .max(100),
});

const result = z.enum(GAME_RESULTS);
const walkovers = z.array(z.strictObject({ board: count.min(1), who: key, color })).max(100);

/** Where and when a match is played and what its captains say of it, as `domain/tournament/match-day.ts` has it. */
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

/** White and Black are the two teams; on the boards they are players. */
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
  /** Null: planned only, with neither boards nor byes. */
  pairedAt: moment.nullable(),
  boards: z.array(board).max(20_000),
  /** Where teams meet; then the boards are theirs. */
  matches: z.array(match).max(10_000).optional(),
  byes: z.array(z.strictObject({ who: key, bye: z.enum(BYES) })).max(20_000),
});

const logEntry = z.strictObject({
  at: moment,
  /** Null: a game or the clock. Somebody who takes part by the key, others by their user names. */
  by: z.string().max(64).nullable(),
  facts: z.array(logFact).max(100_000),
});

export const wholeTournament = z.strictObject({
  format: z.literal(WHOLE_FORMAT),
  version: z.literal(WHOLE_VERSION),
  /** Tells the tournament from every other on any server: by it a second file of it is known. */
  origin: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
  /** The address it has where it was built, and gets elsewhere if it is free there. */
  id: idText,
  createdAt: moment,
  settings,
  randomSeeding: z.boolean(),
  initialColor: color.nullable(),
  timeControlTold: z.boolean(),
  startedAt: moment.nullable(),
  finishedAt: moment.nullable(),
  nextPairingAt: moment.nullable(),
  pairingFailed: z.boolean(),
  acceleration: z.enum(ACCELERATIONS),
  categories: z.array(category).max(CATEGORIES_MAX).default([]),
  prizes: prizePlan.default(() => ({ ...NO_PRIZES, prizes: [] })),
  /** In the order of the starting list. */
  players: z.array(player).max(20_000),
  /** The same of teams; a file of players has none. */
  teams: z.array(team).max(10_000).optional(),
  rounds: z.array(round).max(1000),
  bookedByes: z
    .array(z.strictObject({ who: key, round: count.min(1), bye: z.enum(['full-point', 'half-point', 'zero-point']) }))
    .max(100_000),
  bans: z
    .array(
      z.strictObject({ who: z.array(key).min(2).max(20_000), firstRound: count.min(1), lastRound: count.nullable() }),
    )
    .max(10_000),
  /** The earliest change first. */
  log: z.array(logEntry).max(200_000),
  /** The report file that it came from: what the rest does not hold is given back from there. */
  report: z.string().max(4_000_000).nullable(),
});
export type WholeTournament = z.output<typeof wholeTournament>;
/** As it stands in the file, before it is looked at. */
export type WholeTournamentInput = z.input<typeof wholeTournament>;

/** POST /s/tournament/take-over: a whole tournament for a club or organisation whose tournaments one runs. */
export const takeOverPayload = z.object({
  organiser: idText,
  organiser_type: z.enum(['organization', 'club']),
  file: wholeTournament,
});

/** What has become of it: a new tournament, one that was known and is now as the file says, or as it was already. */
export const TAKEN_OVER = ['new', 'renewed', 'same'] as const;
export const takenOverAnswer = z.object({ id: z.string(), was: z.enum(TAKEN_OVER) });
