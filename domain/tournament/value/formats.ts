/** The formats of the specification, and two of club evenings. `pairing/strategies.ts` is apart, as forms need no engines. */
import { KNOCKOUT_GAMES, LIMITED_PLAYER_TEAM_SIZE, MAX_MEETINGS } from '../../kernel/limits.ts';
import { knockoutRounds } from '../../pairing/knockout.ts';
import { roundRobinRounds } from '../../pairing/round-robin.ts';
import type { TiebreakId } from '../../tiebreaks/names.ts';
import type { TournamentSystem } from '../../tiebreaks/record.ts';
import type { Bye } from './field.ts';

/** In the order of their wire codes. */
export const FORMAT_NAMES = [
  'Knockout',
  'SwissDutch',
  'TeamKnockout',
  'TeamSwissDutch',
  'TeamMonrad',
  'TeamKonrad',
  'LimitedPlayerTeam',
  'ManualPairing',
  'RoundRobin',
  'TeamRoundRobin',
  'Monrad',
  'Konrad',
] as const;

export type FormatName = (typeof FORMAT_NAMES)[number];

/** `teamPlayers` play individually, but never against their own team. */
export type PairedUnit = 'players' | 'teams' | 'teamPlayers';

/** All rounds `atStart`, at pairing times (`scheduled`), once all matches are `decided`, or `byHand`. */
export type RoundMaking = 'atStart' | 'scheduled' | 'decided' | 'byHand';

/** The button that pairs ahead of the schedule: pairings of a Swiss, challenges of school chess. */
export type NextRoundButton = 'pairings' | 'challenges';

/** `ifHere`: online or marked by the arbiter; `unlessAway`: all without an absence mark. */
export const ATTENDANCE_RULES = ['everybody', 'unlessAway', 'ifHere'] as const;
export type AttendanceRule = (typeof ATTENDANCE_RULES)[number];

/** What the starting list follows: ratings, lots that the start draws unless they are drawn before, or the organiser. */
export const STARTING_ORDERS = ['rating', 'lot', 'manual', 'seededLot'] as const;
export type StartingOrder = (typeof STARTING_ORDERS)[number];

/** What ranks: `players`; teams by the sum of their `members` or by `matches`; or the stage reached in a `bracket`. */
export type TableKind = 'players' | 'members' | 'matches' | 'bracket';

export interface Format {
  /** Decision D-03: formats 2, 3, 4, 5, 6 and 9. */
  readonly isTeam: boolean;
  readonly paired: PairedUnit;
  /** True if the organiser sets the number of rounds; else `computedRounds` does. */
  readonly asksForRounds: boolean;
  readonly roundMaking: RoundMaking;
  readonly nextRoundButton: NextRoundButton | null;
  /** True if the next round needs all results; else players in a running game are skipped. */
  readonly waitsForResults: boolean;
  /** True if games may be postponed or adjourned: single games over the board that count as draws while open. */
  readonly postponesGames: boolean;
  /** Who is paired, unless the organiser chooses. */
  readonly attendanceRule: AttendanceRule;
  readonly table: TableKind;
  /** True if matches may have their own day, venue and captains' reports. */
  readonly hasMatchDays: boolean;
  /** True if team points are weighted by size (school chess). */
  readonly weighsTeams: boolean;
  /** True if the organiser sets the value of a round without an opponent. */
  readonly asksForByeResult: boolean;
  /** Members per team: required, optional, fixed, or not used (decision D-02). */
  readonly perTeam: 'required' | 'optional' | { readonly always: number } | null;
  /** Decision D-01. */
  readonly choosesTieBreaks: boolean;
  /** Default number of cycles; null unless a round robin. */
  readonly defaultMeetings: number | null;
  /** Games (or team legs) of a match before extra games; 1 for a single game. */
  readonly gamesPerMatch: number;
  /** Decision D-06. */
  readonly allowsDraws: boolean;
  /** */
  readonly offersRemovingInactive: boolean;
  /** `moreThanRounds` is required; `mayRunOut` only warns of too many rounds. */
  readonly participants: 'any' | 'powerOfTwo' | 'moreThanRounds' | 'mayRunOut';
  /** C.07 system for unplayed rounds and forfeits. */
  readonly system: TournamentSystem;
  /** Tie-breaks if none can be or were chosen (decision D-01). */
  readonly fixedTiebreaks: readonly TiebreakId[];
  /** The bye of a player without opponent; in a round robin everyone has one, worth nothing. */
  readonly allottedBye: Extract<Bye, 'pairing-allocated' | 'zero-point'>;
  /** True if the organiser can set forbidden pairs and byes, and enter players late. */
  readonly takesConstraints: boolean;
  /** True if the first rounds can be accelerated (C.04.7). */
  readonly accelerates: boolean;
  /** True if the organiser chooses the order of the starting list. */
  readonly choosesOrder: boolean;
  /** The order of the starting list unless the organiser chooses. */
  readonly usualOrder: StartingOrder;
  /** True if the organiser chooses who meets in round 1. */
  readonly choosesFirstRound: boolean;
  /** The most games of the same two players, unless the organiser chooses; null if it is not a setting. */
  readonly defaultMaxMeetings: number | null;
  /** True if the organiser sets what missed rounds are worth to newcomers, and until when they may come. */
  readonly setsLateEntry: boolean;
  /** True if the table can count the best rounds only (CNT-8). */
  readonly dropsRounds: boolean;
  /** For whom board orders close before a pairing (decision D-41). */
  readonly lineUpCloses: 'forCaptains' | 'forEverybody';
  /** True if pairings can be explained (C.04.3). */
  readonly explains: boolean;
  /** True if FIDE rates it only with a permission, as it is none of its own Swiss systems (C.04). */
  readonly needsPermission: boolean;
  /** The rules that a round of pairs is checked against; null for none. */
  readonly checkedBy: 'dutch' | 'monrad' | 'konrad' | null;
}

const individual = {
  isTeam: false,
  paired: 'players',
  asksForRounds: false,
  roundMaking: 'scheduled',
  nextRoundButton: null,
  waitsForResults: true,
  postponesGames: false,
  attendanceRule: 'everybody',
  table: 'players',
  hasMatchDays: false,
  weighsTeams: false,
  asksForByeResult: false,
  perTeam: null,
  choosesTieBreaks: false,
  defaultMeetings: null,
  gamesPerMatch: 1,
  allowsDraws: true,
  offersRemovingInactive: true,
  participants: 'any',
  system: 'swiss',
  fixedTiebreaks: [],
  allottedBye: 'pairing-allocated',
  takesConstraints: false,
  accelerates: false,
  choosesOrder: false,
  usualOrder: 'rating',
  choosesFirstRound: false,
  defaultMaxMeetings: null,
  setsLateEntry: false,
  dropsRounds: false,
  lineUpCloses: 'forCaptains',
  explains: false,
  needsPermission: false,
  checkedBy: null,
} as const satisfies Format;

const team = { ...individual, isTeam: true, paired: 'teams', offersRemovingInactive: false } as const;

const knockout = {
  roundMaking: 'decided',
  gamesPerMatch: KNOCKOUT_GAMES,
  allowsDraws: false,
  participants: 'powerOfTwo',
  choosesOrder: true,
  table: 'bracket',
} as const;

const swiss = {
  asksForRounds: true,
  nextRoundButton: 'pairings',
  choosesTieBreaks: true,
  participants: 'moreThanRounds',
} as const;

const roundRobin = {
  roundMaking: 'atStart',
  choosesOrder: true,
  system: 'roundRobin',
  allottedBye: 'zero-point',
} as const;

/** Club evenings of players: neighbours of the table meet. */
const monrad = {
  ...swiss,
  takesConstraints: true,
  choosesOrder: true,
  usualOrder: 'seededLot',
  setsLateEntry: true,
  dropsRounds: true,
  fixedTiebreaks: ['buchholzCut2', 'buchholzCut1', 'buchholz', 'sonnebornBerger'],
  needsPermission: true,
} as const;

export const FORMATS: Readonly<Record<FormatName, Format>> = {
  Knockout: {
    ...individual,
    ...knockout,
  },
  SwissDutch: {
    ...individual,
    ...swiss,
    postponesGames: true,
    takesConstraints: true,
    accelerates: true,
    dropsRounds: true,
    explains: true,
    checkedBy: 'dutch',
  },
  TeamKnockout: {
    ...team,
    ...knockout,
    perTeam: 'required',
    allowsDraws: true,
  },
  TeamSwissDutch: {
    ...team,
    ...swiss,
    perTeam: 'required',
    table: 'matches',
    hasMatchDays: true,
    fixedTiebreaks: ['gamePoints', 'extendedDirectEncounter', 'matchGameSonnebornBerger', 'buchholzMatchPoints'],
  },
  TeamMonrad: {
    ...team,
    paired: 'teamPlayers',
    asksForRounds: true,
    nextRoundButton: 'challenges',
    attendanceRule: 'unlessAway',
    table: 'members',
    weighsTeams: true,
    asksForByeResult: true,
  },
  TeamKonrad: {
    ...team,
    paired: 'teamPlayers',
    asksForRounds: true,
    waitsForResults: false,
    attendanceRule: 'ifHere',
    table: 'members',
  },
  LimitedPlayerTeam: {
    ...team,
    asksForRounds: true,
    perTeam: { always: LIMITED_PLAYER_TEAM_SIZE },
    table: 'matches',
    hasMatchDays: true,
    fixedTiebreaks: ['gamePoints', 'extendedDirectEncounter'],
    lineUpCloses: 'forEverybody',
  },
  ManualPairing: {
    ...individual,
    roundMaking: 'byHand',
    perTeam: 'optional',
  },
  RoundRobin: {
    ...individual,
    ...roundRobin,
    defaultMeetings: 2,
    choosesTieBreaks: true,
    fixedTiebreaks: ['directEncounter', 'sonnebornBerger', 'wins'],
  },
  TeamRoundRobin: {
    ...team,
    ...roundRobin,
    perTeam: 'required',
    table: 'matches',
    hasMatchDays: true,
    choosesTieBreaks: true,
    fixedTiebreaks: ['gamePoints', 'extendedDirectEncounter', 'gameGameSonnebornBerger'],
    defaultMeetings: 1,
  },
  Monrad: {
    ...individual,
    ...monrad,
    participants: 'mayRunOut',
    postponesGames: true,
    choosesFirstRound: true,
    checkedBy: 'monrad',
  },
  Konrad: {
    ...individual,
    ...monrad,
    participants: 'any',
    attendanceRule: 'ifHere',
    defaultMaxMeetings: MAX_MEETINGS.default,
    checkedBy: 'konrad',
  },
};

/** True if pairings are matches of several games. */
export const hasMatches = ({ settings }: { readonly settings: { readonly format: FormatName } }): boolean =>
  FORMATS[settings.format].gamesPerMatch > 1;

export interface Entries {
  /** Players, or teams where teams are paired. */
  readonly entries: number;
  readonly meetings: number;
}

/** Decision D-08; null if the organiser sets the number (Swiss and similar) or adds rounds. */
export function computedRounds(format: FormatName, { entries, meetings }: Entries): number | null {
  const { roundMaking } = FORMATS[format];
  if (roundMaking === 'atStart') return roundRobinRounds(entries, meetings);
  return roundMaking === 'decided' ? knockoutRounds(entries) : null;
}
