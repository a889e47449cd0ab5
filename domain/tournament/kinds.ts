/**
 * The ten formats and what sets them apart (formats sheet, section 0). How each of them is paired stands in
 * `pairing/strategies.ts`, so that a page which only asks for a rule of the form does not load the pairing engines.
 */
import { KNOCKOUT_GAMES, LIMITED_PLAYER_TEAM_SIZE } from '../limits.ts';
import { knockoutRounds } from '../pairing/knockout.ts';
import { roundRobinRounds } from '../pairing/round-robin.ts';
import type { TiebreakId } from '../tiebreaks/names.ts';
import type { TournamentSystem } from '../tiebreaks/record.ts';
import type { Bye } from './field.ts';

/** In the order of their number codes on the wire. */
export const TOURNAMENT_KINDS = [
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
] as const;

export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/**
 * Who meets whom: `players` and `teams` are paired as they stand in the table; `teamPlayers` play for themselves, but
 * never against the own team.
 */
export type PairedUnit = 'players' | 'teams' | 'teamPlayers';

/**
 * What brings the next round: all rounds come `atStart`; one comes at each pairing time (`scheduled`); one comes as
 * soon as all matches are `decided`; the arbiter adds them `byHand`.
 */
export type RoundMaking = 'atStart' | 'scheduled' | 'decided' | 'byHand';

/** What a button of the manager makes ahead of the schedule: the pairings of a Swiss, the challenges of school chess. */
export type NextRoundButton = 'pairings' | 'challenges';

/**
 * Who of those in the tournament is paired: `everybody`; everybody `unlessAway` by the word of the arbiter; or who is
 * there at the pairing time (`ifHere`), seen online or marked by the arbiter.
 */
export type Attendance = 'everybody' | 'unlessAway' | 'ifHere';

/**
 * What ranks: the `players`; their teams as well, by what all the `members` of each have made together, or by the
 * `matches` that they have played; or the stage of the `bracket` that somebody has reached.
 */
export type TableKind = 'players' | 'members' | 'matches' | 'bracket';

export interface Kind {
  /** Teams take part (decision D-03: kinds 2, 3, 4, 5, 6 and 9). */
  readonly isTeam: boolean;
  readonly paired: PairedUnit;
  /** Whether the organiser says how many rounds there are; otherwise `computedRounds` does. */
  readonly asksForRounds: boolean;
  readonly roundMaking: RoundMaking;
  readonly nextRoundButton: NextRoundButton | null;
  /** Whether the next round needs all results of the last; otherwise who still plays is left alone. */
  readonly waitsForResults: boolean;
  readonly attendance: Attendance;
  readonly table: TableKind;
  /** Whether a match may have a day of its own, home and away, and reports of its captains. */
  readonly hasMatchDays: boolean;
  /** Whether the points of a team are weighed by how many members it has (school chess). */
  readonly weighsTeams: boolean;
  /** Whether the organiser says what a round is worth to who finds no opponent. */
  readonly asksForSitOut: boolean;
  /** Members per team: asked for, or always the same, or not used (decision D-02). */
  readonly perTeam: 'required' | 'optional' | { readonly always: number } | null;
  /** Whether the organiser chooses the tie-breaks (decision D-01). */
  readonly choosesTieBreaks: boolean;
  /** How often everybody meets everybody, unless the organiser says otherwise; null where it is not a round robin. */
  readonly defaultMeetings: number | null;
  /** Games (legs, for teams) of a match before extra games decide; 1 where a pairing is one game. */
  readonly gamesPerMatch: number;
  /** Whether a draw can be entered as a result (decision D-06). */
  readonly allowsDraws: boolean;
  /** Whether the organiser may have inactive players removed. */
  readonly offersRemovingInactive: boolean;
  readonly participants: 'any' | 'powerOfTwo' | 'moreThanRounds';
  /** By which rules of C.07 unplayed rounds and forfeits count in the tie-breaks. */
  readonly system: TournamentSystem;
  /** The order after the score where nobody can choose it, or has not (decision D-01). */
  readonly fixedTiebreaks: readonly TiebreakId[];
  /** What the player gets who stays without an opponent: in a round robin everybody does so once, and gets nothing. */
  readonly allottedBye: Extract<Bye, 'pairing-allocated' | 'zero-point'>;
  /** Whether the organiser can ask something of the pairings to come: that some do not meet, byes, acceleration. */
  readonly takesWishes: boolean;
  /** Whose order of a team's players closes before a pairing (decision D-41). */
  readonly lineUpCloses: 'forCaptains' | 'forEverybody';
  /** How report files tell of it. */
  readonly report: ReportedKind;
  /** Whether it can be said of each pair why it was made (C.04.3). */
  readonly explains: boolean;
}

/** A format in a report file: 092 in words and 192 in code (section 6 of the specification's code list). */
export interface ReportedKind {
  readonly words: string;
  readonly code: string;
  /** What tells it in a file that comes to us: a word of its own, its code, or by what system whom is paired. */
  readonly toldBy:
    | { readonly kind: 'word'; readonly word: string }
    | { readonly kind: 'code' }
    | ({ readonly kind: 'system' } & ReportedSystem);
}

export interface ReportedSystem {
  readonly system: 'swiss' | 'roundRobin' | 'knockout' | 'manual';
  readonly isTeam: boolean;
}

const individual = {
  isTeam: false,
  paired: 'players',
  asksForRounds: false,
  roundMaking: 'scheduled',
  nextRoundButton: null,
  waitsForResults: true,
  attendance: 'everybody',
  table: 'players',
  hasMatchDays: false,
  weighsTeams: false,
  asksForSitOut: false,
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
  takesWishes: false,
  lineUpCloses: 'forCaptains',
  explains: false,
} as const satisfies Omit<Kind, 'report'>;

const team = { ...individual, isTeam: true, paired: 'teams', offersRemovingInactive: false } as const;

const knockout = {
  roundMaking: 'decided',
  gamesPerMatch: KNOCKOUT_GAMES,
  allowsDraws: false,
  participants: 'powerOfTwo',
  table: 'bracket',
} as const;

const swiss = {
  asksForRounds: true,
  nextRoundButton: 'pairings',
  choosesTieBreaks: true,
  participants: 'moreThanRounds',
} as const;

const roundRobin = { roundMaking: 'atStart', system: 'roundRobin', allottedBye: 'zero-point' } as const;

/** Told in a file by the system and by who is paired. */
const reported = (system: ReportedSystem['system'], isTeam: boolean, words: string, code: string): ReportedKind => ({
  words: `${isTeam ? 'Team' : 'Individual'}: ${words}`,
  code,
  toldBy: { kind: 'system', system, isTeam },
});

export const KINDS: Readonly<Record<TournamentKind, Kind>> = {
  Knockout: {
    ...individual,
    ...knockout,
    report: reported('knockout', false, 'Knock-out', 'CUSTOM_KNOCKOUT'),
  },
  SwissDutch: {
    ...individual,
    ...swiss,
    takesWishes: true,
    explains: true,
    report: reported('swiss', false, 'Swiss-System', 'FIDE_DUTCH_2026'),
  },
  TeamKnockout: {
    ...team,
    ...knockout,
    perTeam: 'required',
    allowsDraws: true,
    report: reported('knockout', true, 'Knock-out', 'CUSTOM_TEAM_KNOCKOUT'),
  },
  TeamSwissDutch: {
    ...team,
    ...swiss,
    perTeam: 'required',
    table: 'matches',
    hasMatchDays: true,
    fixedTiebreaks: ['gamePoints', 'extendedDirectEncounter', 'matchGameSonnebornBerger', 'buchholzMatchPoints'],
    report: reported('swiss', true, 'Swiss-System', 'FIDE_TEAM_TYPEA_MP_GP'),
  },
  TeamMonrad: {
    ...team,
    paired: 'teamPlayers',
    asksForRounds: true,
    nextRoundButton: 'challenges',
    attendance: 'unlessAway',
    table: 'members',
    weighsTeams: true,
    asksForSitOut: true,
    // Players are paired here, not teams.
    report: { words: 'Team: Swiss-System (Monrad)', code: 'CUSTOM_SWISS', toldBy: { kind: 'word', word: 'monrad' } },
  },
  TeamKonrad: {
    ...team,
    paired: 'teamPlayers',
    asksForRounds: true,
    waitsForResults: false,
    attendance: 'ifHere',
    table: 'members',
    report: { words: 'Team: Swiss-System (Konrad)', code: 'CUSTOM_SWISS', toldBy: { kind: 'word', word: 'konrad' } },
  },
  LimitedPlayerTeam: {
    ...team,
    asksForRounds: true,
    perTeam: { always: LIMITED_PLAYER_TEAM_SIZE },
    table: 'matches',
    hasMatchDays: true,
    fixedTiebreaks: ['gamePoints', 'extendedDirectEncounter'],
    lineUpCloses: 'forEverybody',
    report: { words: 'Team: Swiss-System', code: 'CUSTOM_TEAM_SWISS', toldBy: { kind: 'code' } },
  },
  ManualPairing: {
    ...individual,
    roundMaking: 'byHand',
    perTeam: 'optional',
    report: reported('manual', false, 'Manual', 'CUSTOM_SWISS'),
  },
  RoundRobin: {
    ...individual,
    ...roundRobin,
    defaultMeetings: 2,
    fixedTiebreaks: ['directEncounter', 'sonnebornBerger', 'wins'],
    report: reported('roundRobin', false, 'Round-Robin', 'FIDE_ROUNDROBIN'),
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
    report: reported('roundRobin', true, 'Round-Robin', 'FIDE_TEAM_ROUNDROBIN'),
  },
};

/** Whether a pairing of this tournament is a match of several games. */
export const hasMatches = ({ settings }: { readonly settings: { readonly kind: TournamentKind } }): boolean =>
  KINDS[settings.kind].gamesPerMatch > 1;

/** What the number of rounds is computed from where the organiser is not asked for it. */
export interface Entries {
  /** Players, or teams where teams are paired. */
  readonly entries: number;
  readonly meetings: number;
}

/**
 * The rounds of a tournament whose kind says how many there are (decision D-08), to be stored at the start; null where
 * the organiser gives the number (Swiss and its like) or adds round by round (manual pairing).
 */
export function computedRounds(kind: TournamentKind, { entries, meetings }: Entries): number | null {
  const { roundMaking } = KINDS[kind];
  if (roundMaking === 'atStart') return roundRobinRounds(entries, meetings);
  return roundMaking === 'decided' ? knockoutRounds(entries) : null;
}
