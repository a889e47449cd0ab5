/**
 * The closed list of tie-breaks, FIDE C.07 in force from 1 March 2026. A new one is a rule in a file of its family, a
 * line here, and its name in both languages.
 */
import { ok, type Result, refuse } from '../result.ts';
import { boardCount, bottomBoardElimination, topBoardResults } from './boards.ts';
import { averageOfOpponentsBuchholz, buchholz, foreBuchholz } from './buchholz.ts';
import { directEncounter } from './direct-encounter.ts';
import { koya } from './koya.ts';
import {
  averageOpponentPerfectPerformance,
  averageOpponentPerformance,
  averageOpponentRating,
  ownRating,
  perfectTournamentPerformance,
  tournamentPerformance,
} from './opponents-ratings.ts';
import {
  blackGamesPlayed,
  blackGamesWon,
  gamesWon,
  pairingNumber,
  progressiveScore,
  roundsElectedToPlay,
  standardPoints,
  wins,
} from './own-results.ts';
import { sonnebornBerger } from './sonneborn-berger.ts';
import {
  buchholzOn,
  extendedDirectEncounter,
  extendedSonnebornBerger,
  scheduleDivisor,
  scheduleStrength,
  secondaryScore,
  teamScore,
} from './team-scores.ts';
import type { TiebreakInput, TiebreakRule } from './tiebreak.ts';

export interface Tiebreak {
  /** The number that is stored and sent; 0 to 5 are those of the product's specification. */
  readonly code: number;
  /** FIDE's acronym, as in the tie-break records of a TRF file. */
  readonly fide: string;
  /** Article of C.07. */
  readonly article: string;
  /** Units of the figure in a whole point (or rating point, or game): 2 for half-points, 4 for quarter-points. */
  readonly scale: number | ((input: TiebreakInput) => number);
  readonly best: 'highest' | 'lowest';
  /** Where FIDE allows it; elsewhere it is undefined for everybody and breaks nothing. */
  readonly systems: 'all' | 'swissOnly' | 'roundRobinOnly';
  readonly entrants: 'all' | 'playersOnly' | 'teamsOnly';
  readonly rule: TiebreakRule;
}

const HALVES = { scale: 2, best: 'highest', systems: 'all', entrants: 'all' } as const;
const QUARTERS = { ...HALVES, scale: 4 } as const;
const WHOLE = { ...HALVES, scale: 1 } as const;
/** Article 8, note: Buchholz and its kin must not be used in round robins. */
const BUCHHOLZ = { ...HALVES, systems: 'swissOnly' } as const;
const GAMES = { ...WHOLE, entrants: 'playersOnly' } as const;
const TEAM_HALVES = { ...HALVES, entrants: 'teamsOnly' } as const;
const TEAM_QUARTERS = { ...QUARTERS, entrants: 'teamsOnly' } as const;
const TEAM_ORDER = { ...WHOLE, entrants: 'teamsOnly' } as const;

const cut = (low: number, high = 0) => ({ low, high });

export const TIEBREAKS = {
  averageOpponentRating: { code: 0, fide: 'ARO', article: '10.1', ...WHOLE, rule: averageOpponentRating() },
  buchholz: { code: 1, fide: 'BH', article: '8.1', ...BUCHHOLZ, rule: buchholz() },
  medianBuchholz: { code: 2, fide: 'MBH1', article: '14.3', ...BUCHHOLZ, rule: buchholz(cut(1, 1)) },
  medianBuchholz2: { code: 3, fide: 'MBH2', article: '14.4', ...BUCHHOLZ, rule: buchholz(cut(2, 2)) },
  buchholzCut1: { code: 4, fide: 'BHC1', article: '14.1', ...BUCHHOLZ, rule: buchholz(cut(1)) },
  buchholzCut2: { code: 5, fide: 'BHC2', article: '14.2', ...BUCHHOLZ, rule: buchholz(cut(2)) },
  directEncounter: { code: 6, fide: 'DE', article: '6', ...WHOLE, rule: directEncounter },
  sonnebornBerger: { code: 7, fide: 'SB', article: '9.1', ...QUARTERS, rule: sonnebornBerger() },
  wins: { code: 8, fide: 'WIN', article: '7.1', ...WHOLE, rule: wins },
  gamesWon: { code: 9, fide: 'WON', article: '7.2', ...GAMES, rule: gamesWon },
  blackGamesPlayed: { code: 10, fide: 'BPG', article: '7.3', ...GAMES, rule: blackGamesPlayed },
  progressiveScore: { code: 11, fide: 'PS', article: '7.5', ...HALVES, rule: progressiveScore() },
  performanceRating: { code: 12, fide: 'TPR', article: '10.2', ...WHOLE, rule: tournamentPerformance },
  koya: { code: 13, fide: 'KS', article: '9.2', ...HALVES, systems: 'roundRobinOnly', rule: koya },
  roundsElectedToPlay: { code: 14, fide: 'REP', article: '7.6', ...WHOLE, rule: roundsElectedToPlay },
  blackGamesWon: { code: 15, fide: 'BWG', article: '7.4', ...GAMES, rule: blackGamesWon },
  sonnebornBergerCut1: { code: 16, fide: 'SBC1', article: '14.1', ...QUARTERS, rule: sonnebornBerger(cut(1)) },
  progressiveScoreCut1: { code: 17, fide: 'PSC1', article: '14.1', ...HALVES, rule: progressiveScore(1) },
  averageOpponentRatingCut1: {
    code: 18,
    fide: 'AROC1',
    article: '14.1',
    ...WHOLE,
    rule: averageOpponentRating(cut(1)),
  },
  standardPoints: { code: 19, fide: 'STD', article: '7.7', ...HALVES, rule: standardPoints },
  pairingNumber: { code: 20, fide: 'TPN', article: '7.8', ...WHOLE, best: 'lowest', rule: pairingNumber },
  foreBuchholz: { code: 21, fide: 'FB', article: '8.3', ...BUCHHOLZ, rule: foreBuchholz },
  averageOfOpponentsBuchholz: {
    code: 22,
    fide: 'AOB',
    article: '8.2',
    ...BUCHHOLZ,
    scale: 100,
    rule: averageOfOpponentsBuchholz,
  },
  perfectPerformance: { code: 23, fide: 'PTP', article: '10.3', ...WHOLE, rule: perfectTournamentPerformance },
  averageOpponentPerformance: { code: 24, fide: 'APRO', article: '10.4', ...WHOLE, rule: averageOpponentPerformance },
  averageOpponentPerfectPerformance: {
    code: 25,
    fide: 'APPO',
    article: '10.5',
    ...WHOLE,
    rule: averageOpponentPerfectPerformance,
  },
  rating: { code: 26, fide: 'RTNG', article: '10.6', ...WHOLE, rule: ownRating },
  matchPoints: { code: 40, fide: 'MPTS', article: '11', ...TEAM_HALVES, rule: teamScore('match') },
  gamePoints: { code: 41, fide: 'GPTS', article: '11', ...TEAM_HALVES, rule: teamScore('game') },
  matchVersusGamePoints: { code: 42, fide: 'MPvGP', article: '13.1', ...TEAM_HALVES, rule: secondaryScore },
  extendedDirectEncounter: { code: 43, fide: 'EDE', article: '13.3', ...TEAM_ORDER, rule: extendedDirectEncounter },
  matchMatchSonnebornBerger: {
    code: 44,
    fide: 'EMMSB',
    article: '13.2',
    ...TEAM_QUARTERS,
    rule: extendedSonnebornBerger('match', 'match'),
  },
  matchGameSonnebornBerger: {
    code: 45,
    fide: 'EMGSB',
    article: '13.2',
    ...TEAM_QUARTERS,
    rule: extendedSonnebornBerger('match', 'game'),
  },
  gameMatchSonnebornBerger: {
    code: 46,
    fide: 'EGMSB',
    article: '13.2',
    ...TEAM_QUARTERS,
    rule: extendedSonnebornBerger('game', 'match'),
  },
  gameGameSonnebornBerger: {
    code: 47,
    fide: 'EGGSB',
    article: '13.2',
    ...TEAM_QUARTERS,
    rule: extendedSonnebornBerger('game', 'game'),
  },
  matchGameSonnebornBergerCut1: {
    code: 48,
    fide: 'EMGSBC1',
    article: '13.2',
    ...TEAM_QUARTERS,
    rule: extendedSonnebornBerger('match', 'game', cut(1)),
  },
  buchholzMatchPoints: {
    code: 49,
    fide: 'BH:MP',
    article: '8.1',
    ...BUCHHOLZ,
    entrants: 'teamsOnly',
    rule: buchholzOn('match'),
  },
  buchholzGamePoints: {
    code: 50,
    fide: 'BH:GP',
    article: '8.1',
    ...BUCHHOLZ,
    entrants: 'teamsOnly',
    rule: buchholzOn('game'),
  },
  boardCount: { code: 51, fide: 'BC', article: '12.1', ...TEAM_HALVES, best: 'lowest', rule: boardCount },
  topBoardResults: { code: 52, fide: 'TBR', article: '12.2', ...TEAM_ORDER, rule: topBoardResults },
  bottomBoardElimination: { code: 53, fide: 'BBE', article: '12.3', ...TEAM_ORDER, rule: bottomBoardElimination },
  scheduleStrength: {
    code: 54,
    fide: 'SSSC',
    article: '13.4',
    ...TEAM_HALVES,
    systems: 'swissOnly',
    scale: (input) => 2 * scheduleDivisor(input),
    rule: scheduleStrength,
  },
} as const satisfies Record<string, Tiebreak>;

export type TiebreakId = keyof typeof TIEBREAKS;

export const TIEBREAK_IDS = Object.keys(TIEBREAKS) as readonly TiebreakId[];

export const tiebreakOf = (id: TiebreakId): Tiebreak => TIEBREAKS[id];

/** From the number that is stored and sent. */
export function tiebreakOfCode(code: number): Result<TiebreakId, 'unknownTiebreak'> {
  const id = TIEBREAK_IDS.find((candidate) => TIEBREAKS[candidate].code === code);
  return id === undefined ? refuse('unknownTiebreak', { code }) : ok(id);
}

/** Reads FIDE's acronym, also with FIDE's oblique stroke for the cut: BHC1 and BH/C1, MBH1 and BH/M1. */
export function parseTiebreak(text: string): Result<TiebreakId, 'unknownTiebreak'> {
  const acronym = text
    .trim()
    .toUpperCase()
    .replace(/^BH\/M([12])$/, 'MBH$1')
    .replace('/', '');
  const id = TIEBREAK_IDS.find((candidate) => TIEBREAKS[candidate].fide.toUpperCase() === acronym);
  return id === undefined ? refuse('unknownTiebreak', { code: text }) : ok(id);
}

/** Writes FIDE's acronym as a TRF file has it: BH/C1, BH/M1. */
export const makeTiebreak = (id: TiebreakId): string =>
  TIEBREAKS[id].fide.replace(/^MBH([12])$/, 'BH/M$1').replace(/C([12])$/, '/C$1');

/** Whether FIDE allows it in this tournament, and it says anything of such entrants. */
export function appliesTo({ systems, entrants }: Tiebreak, { table, teams }: TiebreakInput): boolean {
  if (systems === 'swissOnly' && table.system === 'roundRobin') return false;
  if (systems === 'roundRobinOnly' && table.system === 'swiss') return false;
  if (entrants === 'playersOnly' && teams !== null) return false;
  return entrants !== 'teamsOnly' || teams !== null;
}

/** Units in a whole point, in this tournament. */
export const scaleOf = ({ scale }: Tiebreak, input: TiebreakInput): number =>
  typeof scale === 'number' ? scale : scale(input);
