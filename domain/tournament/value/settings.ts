/**
 * All settings: type, default, when they freeze, and adjustments by the format (R-124, R-125, R-188, R-189, decisions
 * D-01, D-02, D-07, D-47). Form, wire format and database table follow this list.
 */
import {
  DEFAULT_POINTS,
  DEFAULT_TIME_ZONE,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  LINE_UP_MINUTES,
  PAIRING_INTERVAL_COUNT,
} from '../../kernel/limits.ts';
import { type PointSystem, pointSystem } from '../../kernel/points.ts';
import { isSame } from '../../kernel/same.ts';
import { type Interval, type Millis, SECOND } from '../../kernel/time.ts';
import {
  bonusSeconds,
  hasStandardCode,
  secondsForMeasuredMoves,
  suddenDeath,
  type TimeControl,
} from '../../kernel/time-control.ts';
import type { CleanHtml } from '../../lib/rich-text.ts';
import type { FirstRound } from '../../pairing/pairing.ts';
import { type SeedingList, USUAL_SEEDING_LIST } from '../../rating/seeding-list.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import { attendanceIn, type ChosenAttendance } from './attendance-plan.ts';
import { takesPlayersReports } from './board-report.ts';
import { FORMATS, type Format, type FormatName, type StartingOrder } from './formats.ts';
import { NO_OFFICIAL_DATA, type OfficialData } from './official-data.ts';
import { isPossibleTiebreak } from './possible-tiebreaks.ts';
import { type ChosenPostponement, postponementIn } from './postponement-plan.ts';
import { NO_ROUND_PLAN, type RoundPlan } from './round-plan.ts';

export interface Setting<Value> {
  /** Default; absent if the organiser must set it. */
  readonly default?: Value;
  /** When the setting freezes: on creation, at the first pairing, or never. */
  readonly frozenFrom: 'building' | 'firstPairing' | 'never';
  /** Texts and pictures, which editors of the host may change too (decision D-38). */
  readonly isText?: true;
  /** Adjusts the value where the format, or the order of the starting list, decides it. */
  readonly in?: (format: Format, value: Value, order: StartingOrder) => Value;
}

/** Up to four in order; places may be empty. */
export type TiebreakChoice = readonly [TiebreakId | null, TiebreakId | null, TiebreakId | null, TiebreakId | null];

export const NO_TIEBREAKS: TiebreakChoice = [null, null, null, null];

export const VARIANTS = ['Chess', 'Antichess', 'PawnVsPawn'] as const;
export type VariantName = (typeof VARIANTS)[number];

/** A round without an opponent is worth one of these results, or nothing. */
export const BYE_RESULTS = ['win', 'draw', 'loss', 'none'] as const;
export type ByeResult = (typeof BYE_RESULTS)[number];

/** Half-point byes up to the number that players may request, or nothing. */
export const MISSED_ROUNDS = ['asFreeRounds', 'zero'] as const;
export type MissedRounds = (typeof MISSED_ROUNDS)[number];

const setting = <Value>(line: Setting<Value>): Setting<Value> => line;

export const SETTINGS = {
  format: setting<FormatName>({ frozenFrom: 'building' }),
  name: setting<string>({ frozenFrom: 'never', isText: true }),
  description: setting<CleanHtml>({ default: '', frozenFrom: 'never', isText: true }),
  /** Picture URLs; empty for none. */
  profilePicture: setting<string>({ default: '', frozenFrom: 'never', isText: true }),
  bannerPicture: setting<string>({ default: '', frozenFrom: 'never', isText: true }),
  /** First and last day, `YYYY-MM-DD`. */
  startDate: setting<string>({ frozenFrom: 'never' }),
  endDate: setting<string>({ frozenFrom: 'never' }),
  /** IANA zone of the tournament's local times. */
  timeZone: setting<string>({ default: DEFAULT_TIME_ZONE, frozenFrom: 'firstPairing' }),
  officialData: setting<OfficialData>({ default: NO_OFFICIAL_DATA, frozenFrom: 'never' }),
  interval: setting<Interval>({
    default: { count: PAIRING_INTERVAL_COUNT.default, unit: 'minutes' },
    frozenFrom: 'never',
  }),
  /**
   * Seconds from the last result of an online round to the next pairing, in which a result may still be corrected; null
   * if the interval decides.
   */
  roundPause: setting<number | null>({
    default: null,
    frozenFrom: 'never',
    in: ({ roundMaking, waitsForResults }, value) => (roundMaking === 'scheduled' && waitsForResults ? value : null),
  }),
  roundPlan: setting<RoundPlan>({
    default: NO_ROUND_PLAN,
    frozenFrom: 'never',
    in: ({ roundMaking }, value) => (roundMaking === 'decided' ? NO_ROUND_PLAN : value),
  }),
  publiclyViewable: setting<boolean>({ default: true, frozenFrom: 'never' }),
  /** Public rows of the standings; null for all. */
  showOnlyTop: setting<number | null>({ default: null, frozenFrom: 'never' }),
  chatEnabled: setting<boolean>({ default: true, frozenFrom: 'never' }),
  online: setting<boolean>({ default: false, frozenFrom: 'never' }),
  variant: setting<VariantName>({ default: 'Chess', frozenFrom: 'firstPairing' }),
  /** Set by the organiser or computed at the start; null if unknown. */
  rounds: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ asksForRounds }, value) => (asksForRounds ? value : null),
  }),
  /** Each player's worst rounds, which the table does not count (CNT-1). */
  droppedRounds: setting<number>({
    default: 0,
    frozenFrom: 'firstPairing',
    in: ({ dropsRounds }, value) => (dropsRounds ? value : 0),
  }),
  meetings: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ defaultMeetings }, value) => (defaultMeetings === null ? null : (value ?? defaultMeetings)),
  }),
  /** Swaps the last two rounds of each cycle that another one follows (FIDE C.05 Annex 1). */
  reverseLastRounds: setting<boolean>({
    default: true,
    frozenFrom: 'firstPairing',
    in: ({ defaultMeetings }, value) => defaultMeetings === null || value,
  }),
  startingOrder: setting<StartingOrder>({
    default: 'rating',
    frozenFrom: 'firstPairing',
    in: ({ usualOrder }, value) => (value === 'seededLot' ? usualOrder : value),
  }),
  /** The seeded lot makes pairs of neighbours, so that halves would undo it. */
  firstRound: setting<FirstRound>({
    default: 'neighbours',
    frozenFrom: 'firstPairing',
    in: ({ choosesFirstRound }, value, order) => (choosesFirstRound && order !== 'seededLot' ? value : 'neighbours'),
  }),
  /** The most games of the same two players; null where it is no choice. */
  maxMeetings: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ defaultMaxMeetings }, value) => (defaultMaxMeetings === null ? null : (value ?? defaultMaxMeetings)),
  }),
  /** What rounds before their entry are worth to newcomers, unless the organiser says otherwise. */
  missedRounds: setting<MissedRounds>({
    default: 'asFreeRounds',
    frozenFrom: 'never',
    in: ({ setsLateEntry }, value) => (setsLateEntry ? value : 'zero'),
  }),
  /** The last round that newcomers may enter for; null for any. */
  lastEntryRound: setting<number | null>({
    default: null,
    frozenFrom: 'never',
    in: ({ setsLateEntry }, value) => (setsLateEntry ? value : null),
  }),
  /** Members per team; null without limit. */
  perTeam: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ perTeam }, value) => (perTeam !== null && typeof perTeam === 'object' ? perTeam.always : value),
  }),
  tieBreaks: setting<TiebreakChoice>({
    default: NO_TIEBREAKS,
    frozenFrom: 'firstPairing',
    in: possibleTiebreaks,
  }),
  /** The first-named team hosts. */
  homeAndAway: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: ({ hasMatchDays }, value) => hasMatchDays && value,
  }),
  /** A report counts once the other captain confirms it. */
  captainsReport: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: ({ hasMatchDays }, value) => hasMatchDays && value,
  }),
  /** Over the board only; the arbiter confirms. */
  playersReport: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: (format, value) => takesPlayersReports(format) && value,
  }),
  /** Players may ask each other to play on another day, over the board. */
  playersPostpone: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: ({ postponesGames }, value) => postponesGames && value,
  }),
  /** Until when games may be open, and what players may postpone; null for the usual plan. */
  postponement: setting<ChosenPostponement>({ default: null, frozenFrom: 'never', in: postponementIn }),
  /** Half-point byes that players may request themselves; 0 if only the organiser gives them. */
  requestableByes: setting<number>({
    default: 0,
    frozenFrom: 'never',
    in: ({ takesConstraints }, value) => (takesConstraints ? value : 0),
  }),
  /** Who is expected in a round, and what an absence is worth; null for the usual plan of the format. */
  attendance: setting<ChosenAttendance>({ default: null, frozenFrom: 'never', in: attendanceIn }),
  /** Captains may set line-ups until this many minutes before a match. */
  lineUpMinutes: setting<number>({
    default: LINE_UP_MINUTES.default,
    frozenFrom: 'never',
    in: ({ paired }, value) => (paired === 'teams' ? value : LINE_UP_MINUTES.default),
  }),
  firstPairingAt: setting<Millis>({ frozenFrom: 'firstPairing' }),
  /** Initial time in minutes, increment in seconds. */
  initialMinutes: setting<number>({ default: INITIAL_TIME_MINUTES.default, frozenFrom: 'firstPairing' }),
  incrementSeconds: setting<number>({ default: INCREMENT_SECONDS.default, frozenFrom: 'firstPairing' }),
  /** Null for one stage of the initial time and increment, which otherwise are those of White's first stage. */
  stages: setting<TimeControl | null>({ default: null, frozenFrom: 'firstPairing' }),
  points: setting<PointSystem>({
    default: pointSystem(DEFAULT_POINTS.win, DEFAULT_POINTS.draw, DEFAULT_POINTS.loss),
    frozenFrom: 'firstPairing',
  }),
  /** Value of a round without an opponent; null follows the point system. */
  byeResult: setting<ByeResult | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ asksForByeResult }, value) => (asksForByeResult ? (value ?? 'win') : null),
  }),
  selfJoinable: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
  fideRated: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
  seedingList: setting<SeedingList>({ default: USUAL_SEEDING_LIST, frozenFrom: 'firstPairing' }),
  showOnlyUsernames: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
  /** Clubs beside the names of players in public tables. */
  showClubs: setting<boolean>({ default: true, frozenFrom: 'never' }),
  removeInactive: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
} as const;

export type SettingName = keyof typeof SETTINGS;

type ValueOf<Line> = Line extends Setting<infer Value> ? Value : never;
export type Settings = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** Settings without a default. */
export type NecessarySettings = Pick<Settings, 'format' | 'name' | 'startDate' | 'endDate' | 'firstPairingAt'>;

export type UsualSettings = Omit<Settings, keyof NecessarySettings>;

/** Settings of a new tournament, adjusted to the format and completed by defaults. */
export const settingsFrom = (given: NecessarySettings & Partial<Settings>): Settings =>
  inFormat(settingsOf((name) => given[name] ?? usual(name)));

export const inFormat = (wanted: Settings): Settings =>
  settingsOf((name) => taken(name, FORMATS[wanted.format], wanted));

/** Settings that a request may leave out: an edited tournament keeps its own, a new one gets a default. */
export type OptionalSettings = Pick<
  Settings,
  | 'timeZone'
  | 'officialData'
  | 'seedingList'
  | 'reverseLastRounds'
  | 'startingOrder'
  | 'showClubs'
  | 'roundPause'
  | 'roundPlan'
  | 'attendance'
  | 'postponement'
  | TimeSetting
>;

/** As sent; null, or `kept`, where left out. */
export type SentSettings = Omit<Settings, OptionalValue | 'stages' | 'roundPause'> & {
  readonly [Name in OptionalValue]: Settings[Name] | null;
} & {
  readonly stages: TimeControl | null | 'kept';
  readonly roundPause: number | null | 'kept';
};

type OptionalValue = Exclude<keyof OptionalSettings, TimeSetting | 'roundPause'>;

export const completedBy = (sent: SentSettings, otherwise: OptionalSettings): Settings => ({
  ...sent,
  timeZone: sent.timeZone ?? otherwise.timeZone,
  officialData: sent.officialData ?? otherwise.officialData,
  reverseLastRounds: sent.reverseLastRounds ?? otherwise.reverseLastRounds,
  startingOrder: sent.startingOrder ?? otherwise.startingOrder,
  showClubs: sent.showClubs ?? otherwise.showClubs,
  roundPlan: sent.roundPlan ?? otherwise.roundPlan,
  attendance: sent.attendance ?? otherwise.attendance,
  postponement: sent.postponement ?? otherwise.postponement,
  // Entries and take-overs set the month.
  seedingList: { ...(sent.seedingList ?? otherwise.seedingList), month: otherwise.seedingList.month },
  roundPause: sent.roundPause === 'kept' ? otherwise.roundPause : sent.roundPause,
  stages: sent.stages === 'kept' ? keptStages(sent, otherwise) : sent.stages,
});

/** A client that knows one stage only has changed the control if its time is another. */
const keptStages = (sent: Pick<SentSettings, 'initialMinutes' | 'incrementSeconds'>, kept: OptionalSettings) =>
  sent.initialMinutes === kept.initialMinutes && sent.incrementSeconds === kept.incrementSeconds ? kept.stages : null;

/** The settings of a new tournament. */
export const newSettings = (sent: SentSettings, timeZone: string): Settings =>
  completedBy(sent, { ...USUAL_SETTINGS, startingOrder: FORMATS[sent.format].usualOrder, timeZone });

/** Computed rounds, byes and forfeits of an imported file, and an unnamed time zone stay unchanged. */
export function editedSettings(before: Settings, sent: SentSettings, setsBye = false): Settings {
  const wanted = inFormat(completedBy(sent, before));
  const { pairingAllocatedBye } = wanted.points;
  const kept = setsBye ? { ...before.points, pairingAllocatedBye } : before.points;
  return {
    ...wanted,
    rounds: FORMATS[before.format].asksForRounds ? wanted.rounds : before.rounds,
    points: hasSamePoints(before.points, wanted.points) ? kept : wanted.points,
  };
}

/** The settings that say the thinking time. */
export type TimeSetting = 'stages' | 'initialMinutes' | 'incrementSeconds';

export const timeControlOf = ({ stages, initialMinutes, incrementSeconds }: Pick<Settings, TimeSetting>): TimeControl =>
  stages ?? suddenDeath(initialMinutes * 60, incrementSeconds);

/** The time of both sides together for a game of the usual length. */
export const playingTimeMs = (settings: Pick<Settings, TimeSetting>): number =>
  2 * secondsForMeasuredMoves(timeControlOf(settings).white) * SECOND;

/** One stage with or without an increment is stored as initial time and increment; anything else as stages. */
export function timeSettings(control: TimeControl): Pick<Settings, TimeSetting> {
  const [first, ...others] = control.white;
  const isOneStage = others.length === 0 && control.black === null && first.seconds % 60 === 0;
  return {
    initialMinutes: Math.ceil(first.seconds / 60),
    incrementSeconds: bonusSeconds(first.bonus),
    stages: isOneStage && hasStandardCode(control) ? null : control,
  };
}

export function pointsOf({ points, byeResult }: Pick<Settings, 'points' | 'byeResult'>): PointSystem {
  if (byeResult === null) return points;
  return { ...points, pairingAllocatedBye: byeResult === 'none' ? points.zeroPointBye : points[byeResult] };
}

export const changedSettings = (before: Settings, after: Settings): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => !isSame(before[name], after[name]));

const hasSamePoints = (one: PointSystem, other: PointSystem): boolean =>
  one.win === other.win && one.draw === other.draw && one.loss === other.loss;

/** The caller must return a value of the setting's type. */
export const settingsOf = (valueFor: (name: SettingName) => unknown): Settings =>
  Object.fromEntries(SETTING_NAMES.map((name) => [name, valueFor(name)])) as Settings;

export function isText(name: SettingName): boolean {
  const line: Pick<Setting<unknown>, 'isText'> = SETTINGS[name];
  return line.isText === true;
}

const usual = (name: SettingName): unknown => {
  const line: Pick<Setting<unknown>, 'default'> = SETTINGS[name];
  return line.default;
};

/** Defaults of all settings that have one. */
export const USUAL_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, usual(name)]).filter(([, value]) => value !== undefined),
) as UsualSettings;

function taken(name: SettingName, format: Format, wanted: Settings): unknown {
  const value = wanted[name];
  // Name and value are from the same record, so the types match.
  const line = SETTINGS[name] as Setting<unknown>;
  return line.in === undefined ? value : line.in(format, value, wanted.startingOrder);
}

/** A client that knows a Swiss only sends Buchholz for a round robin too, which then has the format's own (D-01). */
function possibleTiebreaks(format: Format, chosen: TiebreakChoice): TiebreakChoice {
  const arePossible = chosen.every((id) => id === null || isPossibleTiebreak(format, id));
  return format.choosesTieBreaks && arePossible ? chosen : NO_TIEBREAKS;
}
