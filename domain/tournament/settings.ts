/**
 * What the organiser decides about a tournament: each setting once, with its type, its value where nobody says anything,
 * from when it is fixed, and what a format makes of it (R-124, R-125, R-188, R-189, decisions D-01, D-02, D-07, D-47).
 * The form, the wire and the table of the database follow this list.
 */
import {
  DEFAULT_POINTS,
  INCREMENT_SECONDS,
  INITIAL_TIME_MINUTES,
  LINE_UP_MINUTES,
  PAIRING_INTERVAL_COUNT,
} from '../limits.ts';
import { type PointSystem, pointSystem } from '../points.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { CleanHtml } from '../rich-text.ts';
import { isSame } from '../same.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import type { Interval, Millis } from '../time.ts';
import { takesPlayersReports } from './board-report.ts';
import { KINDS, type Kind, type TournamentKind } from './kinds.ts';
import { canChoose } from './offered-tiebreaks.ts';

export interface Setting<Value> {
  /** What holds where nobody says anything; absent where the organiser has to. */
  readonly default?: Value;
  /** From when on it stays as it is: from the beginning, from the first pairing on, or never. */
  readonly frozenFrom: 'building' | 'firstPairing' | 'never';
  /** A text or picture of the page: the editors of the host change it too (decision D-38). */
  readonly isText?: true;
  /** What a format makes of the wish, where it does not leave it to the organiser. */
  readonly in?: (kind: Kind, wish: Value) => Value;
}

/** Up to four, in order; a place may be left free. */
export type TiebreakChoice = readonly [TiebreakId | null, TiebreakId | null, TiebreakId | null, TiebreakId | null];

export const NO_TIEBREAKS: TiebreakChoice = [null, null, null, null];

export const VARIANTS = ['Chess', 'Antichess', 'PawnVsPawn'] as const;
export type VariantName = (typeof VARIANTS)[number];

/** A round without an opponent counts like one of these games, or nothing. */
export const SIT_OUTS = ['win', 'draw', 'loss', 'none'] as const;
export type SitOut = (typeof SIT_OUTS)[number];

const setting = <Value>(line: Setting<Value>): Setting<Value> => line;

export const SETTINGS = {
  kind: setting<TournamentKind>({ frozenFrom: 'building' }),
  name: setting<string>({ frozenFrom: 'never', isText: true }),
  description: setting<CleanHtml>({ default: '', frozenFrom: 'never', isText: true }),
  /** Addresses of pictures; empty for none. */
  profilePicture: setting<string>({ default: '', frozenFrom: 'never', isText: true }),
  bannerPicture: setting<string>({ default: '', frozenFrom: 'never', isText: true }),
  /** First and last day, `YYYY-MM-DD`. */
  startDate: setting<string>({ frozenFrom: 'never' }),
  endDate: setting<string>({ frozenFrom: 'never' }),
  /** From one pairing to the next. */
  interval: setting<Interval>({
    default: { count: PAIRING_INTERVAL_COUNT.default, unit: 'minutes' },
    frozenFrom: 'never',
  }),
  publiclyViewable: setting<boolean>({ default: true, frozenFrom: 'never' }),
  /** Only so many rows of the standings are public; null shows all. */
  showOnlyTop: setting<number | null>({ default: null, frozenFrom: 'never' }),
  chatEnabled: setting<boolean>({ default: true, frozenFrom: 'never' }),
  /** Games are played online unless a pairing says otherwise. */
  online: setting<boolean>({ default: false, frozenFrom: 'never' }),
  variant: setting<VariantName>({ default: 'Chess', frozenFrom: 'firstPairing' }),
  /** Rounds in all: said by the organiser, or computed at the start; null where they are not known. */
  rounds: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ asksForRounds }, wish) => (asksForRounds ? wish : null),
  }),
  /** How often everybody meets everybody in a round robin. */
  meetings: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ defaultMeetings }, wish) => (defaultMeetings === null ? null : (wish ?? defaultMeetings)),
  }),
  /** Members that a team may have in the tournament; null without limit. */
  perTeam: setting<number | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ perTeam }, wish) => (perTeam !== null && typeof perTeam === 'object' ? perTeam.always : wish),
  }),
  tieBreaks: setting<TiebreakChoice>({
    default: NO_TIEBREAKS,
    frozenFrom: 'firstPairing',
    in: ({ choosesTieBreaks }, wish) => (choosesTieBreaks ? wish : NO_TIEBREAKS),
  }),
  /** Matches over the board are played at home and away; the first-named team is at home. */
  homeAndAway: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: ({ hasMatchDays }, wish) => hasMatchDays && wish,
  }),
  /** The captains report their matches: what one reports and the other confirms counts. */
  captainsReport: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: ({ hasMatchDays }, wish) => hasMatchDays && wish,
  }),
  /** The players report their results over the board themselves; the arbiter confirms them. */
  playersReport: setting<boolean>({
    default: false,
    frozenFrom: 'never',
    in: (kind, wish) => takesPlayersReports(kind) && wish,
  }),
  /** So many half-point byes a player may ask for himself; 0: the organiser books them all. */
  playerByes: setting<number>({
    default: 0,
    frozenFrom: 'never',
    in: ({ takesWishes }, wish) => (takesWishes ? wish : 0),
  }),
  /** Until so many minutes before a match its captains say who plays. */
  lineUpMinutes: setting<number>({
    default: LINE_UP_MINUTES.default,
    frozenFrom: 'never',
    in: ({ paired }, wish) => (paired === 'teams' ? wish : LINE_UP_MINUTES.default),
  }),
  firstPairingAt: setting<Millis>({ frozenFrom: 'firstPairing' }),
  /** Thinking time in minutes, increment in seconds. */
  initialMinutes: setting<number>({ default: INITIAL_TIME_MINUTES.default, frozenFrom: 'firstPairing' }),
  incrementSeconds: setting<number>({ default: INCREMENT_SECONDS.default, frozenFrom: 'firstPairing' }),
  points: setting<PointSystem>({
    default: pointSystem(DEFAULT_POINTS.win, DEFAULT_POINTS.draw, DEFAULT_POINTS.loss),
    frozenFrom: 'firstPairing',
  }),
  /** What a round is worth to who finds no opponent in it; null where the point system says so alone. */
  sitOut: setting<SitOut | null>({
    default: null,
    frozenFrom: 'firstPairing',
    in: ({ asksForSitOut }, wish) => (asksForSitOut ? (wish ?? 'win') : null),
  }),
  selfJoinable: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
  fideRated: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
  showOnlyUsernames: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
  /** Who loses a game by never moving takes no further part (R-234, decision D-72). */
  removeInactive: setting<boolean>({ default: false, frozenFrom: 'firstPairing' }),
} as const;

export type SettingName = keyof typeof SETTINGS;

type ValueOf<Line> = Line extends Setting<infer Value> ? Value : never;
export type Settings = { readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]> };

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

/** What the organiser has to say: everything that has no value of its own. */
export type NecessarySettings = Pick<Settings, 'kind' | 'name' | 'startDate' | 'endDate' | 'firstPairingAt'>;

export type UsualSettings = Omit<Settings, keyof NecessarySettings>;

/** The settings of a new tournament: what was said, as the format takes it, and the usual values for the rest. */
export const settingsFrom = (said: NecessarySettings & Partial<Settings>): Settings =>
  inFormat(settingsOf((name) => said[name] ?? usual(name)));

/** The wishes as the format takes them. */
export const inFormat = (wishes: Settings): Settings =>
  settingsOf((name) => taken(name, KINDS[wishes.kind], wishes[name]));

/** What an edit makes of the settings: rounds that were computed stay, and so does what a file said of byes and forfeits. */
export function editedSettings(before: Settings, wishes: Settings): Settings {
  const wanted = inFormat(wishes);
  return {
    ...wanted,
    rounds: KINDS[before.kind].asksForRounds ? wanted.rounds : before.rounds,
    points: hasSamePoints(before.points, wanted.points) ? before.points : wanted.points,
  };
}

/** What games and byes are worth in this tournament. */
export function pointsOf({ points, sitOut }: Pick<Settings, 'points' | 'sitOut'>): PointSystem {
  if (sitOut === null) return points;
  return { ...points, pairingAllocatedBye: sitOut === 'none' ? points.zeroPointBye : points[sitOut] };
}

export const changedSettings = (before: Settings, after: Settings): readonly SettingName[] =>
  SETTING_NAMES.filter((name) => !isSame(before[name], after[name]));

/** Settings that cannot stand together with the format or with what is offered. */
export function checkSettings(
  { kind, rounds, perTeam, tieBreaks }: Settings,
  changed: readonly SettingName[] = SETTING_NAMES,
): Result<true, 'roundsRequired' | 'perTeamRequired' | 'invalidInput'> {
  if (KINDS[kind].asksForRounds && rounds === null) return refuse('roundsRequired');
  if (KINDS[kind].perTeam === 'required' && perTeam === null) return refuse('perTeamRequired');
  if (changed.includes('tieBreaks') && !tieBreaks.every((id) => id === null || canChoose(kind, id)))
    return refuse('invalidInput');
  return ok(true);
}

const hasSamePoints = (one: PointSystem, other: PointSystem): boolean =>
  one.win === other.win && one.draw === other.draw && one.loss === other.loss;

/** A record of all settings, by name; that each has a value of its own type is for the caller to see to. */
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

/** What holds of each setting where nobody says anything, but for those that have to be said. */
export const USUAL_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, usual(name)]).filter(([, value]) => value !== undefined),
) as UsualSettings;

function taken(name: SettingName, kind: Kind, wish: unknown): unknown {
  // Name and wish come from the same record, so the wish is of the line's own type.
  const line = SETTINGS[name] as Setting<unknown>;
  return line.in === undefined ? wish : line.in(kind, wish);
}
