/** FIDE C.07 from 1 March 2026; apart from `names.ts`, so that naming a tie-break loads no rules. */
import { boardCount, bottomBoardElimination, topBoardResults } from './boards.ts';
import { averageOfOpponentsBuchholz, buchholz, foreBuchholz } from './methods/buchholz.ts';
import { directEncounter } from './methods/direct-encounter.ts';
import { koya } from './methods/koya.ts';
import {
  averageOpponentPerfectPerformance,
  averageOpponentPerformance,
  averageOpponentRating,
  ownRating,
  perfectTournamentPerformance,
  tournamentPerformance,
} from './methods/opponents-ratings.ts';
import {
  blackGamesPlayed,
  blackGamesWon,
  gamesWon,
  pairingNumber,
  progressiveScore,
  roundsElectedToPlay,
  standardPoints,
  wins,
} from './methods/own-results.ts';
import { sonnebornBerger } from './methods/sonneborn-berger.ts';
import { encounterThenBoards } from './methods/team-encounters.ts';
import {
  buchholzOn,
  extendedDirectEncounter,
  extendedSonnebornBerger,
  scheduleDivisor,
  scheduleStrength,
  secondaryScore,
  teamScore,
} from './methods/team-scores.ts';
import { variantRule } from './modified-rules.ts';
import { modifiedRule } from './modifiers.ts';
import { type TiebreakId, type TiebreakName, tiebreakParts } from './names.ts';
import { scopeOf } from './scope.ts';
import type { TiebreakInput, TiebreakRule } from './tiebreak.ts';

export interface Tiebreak {
  /** Units per point (or rating point, or game): 2 for half-points, 4 for quarter-points. */
  readonly scale: number | ((input: TiebreakInput) => number);
  readonly best: 'highest' | 'lowest';
  readonly rule: TiebreakRule;
}

const HALVES = { scale: 2, best: 'highest' } as const;
const QUARTERS = { ...HALVES, scale: 4 } as const;
const WHOLE = { ...HALVES, scale: 1 } as const;

const cut = (low: number, high = 0) => ({ low, high });

export const TIEBREAKS: Readonly<Record<TiebreakName, Tiebreak>> = {
  averageOpponentRating: { ...WHOLE, rule: averageOpponentRating() },
  buchholz: { ...HALVES, rule: buchholz() },
  medianBuchholz: { ...HALVES, rule: buchholz(cut(1, 1)) },
  medianBuchholz2: { ...HALVES, rule: buchholz(cut(2, 2)) },
  buchholzCut1: { ...HALVES, rule: buchholz(cut(1)) },
  buchholzCut2: { ...HALVES, rule: buchholz(cut(2)) },
  directEncounter: { ...WHOLE, rule: directEncounter },
  sonnebornBerger: { ...QUARTERS, rule: sonnebornBerger() },
  wins: { ...WHOLE, rule: wins },
  gamesWon: { ...WHOLE, rule: gamesWon },
  blackGamesPlayed: { ...WHOLE, rule: blackGamesPlayed },
  progressiveScore: { ...HALVES, rule: progressiveScore() },
  performanceRating: { ...WHOLE, rule: tournamentPerformance },
  koya: { ...HALVES, rule: koya() },
  roundsElectedToPlay: { ...WHOLE, rule: roundsElectedToPlay },
  blackGamesWon: { ...WHOLE, rule: blackGamesWon },
  sonnebornBergerCut1: { ...QUARTERS, rule: sonnebornBerger(cut(1)) },
  progressiveScoreCut1: { ...HALVES, rule: progressiveScore(1) },
  averageOpponentRatingCut1: { ...WHOLE, rule: averageOpponentRating(cut(1)) },
  standardPoints: { ...HALVES, rule: standardPoints },
  pairingNumber: { ...WHOLE, best: 'lowest', rule: pairingNumber },
  foreBuchholz: { ...HALVES, rule: foreBuchholz() },
  averageOfOpponentsBuchholz: { ...HALVES, scale: 100, rule: averageOfOpponentsBuchholz() },
  perfectPerformance: { ...WHOLE, rule: perfectTournamentPerformance },
  averageOpponentPerformance: { ...WHOLE, rule: averageOpponentPerformance },
  averageOpponentPerfectPerformance: { ...WHOLE, rule: averageOpponentPerfectPerformance },
  rating: { ...WHOLE, rule: ownRating },
  matchPoints: { ...HALVES, rule: teamScore('match') },
  gamePoints: { ...HALVES, rule: teamScore('game') },
  matchVersusGamePoints: { ...HALVES, rule: secondaryScore },
  extendedDirectEncounter: { ...WHOLE, rule: extendedDirectEncounter },
  matchMatchSonnebornBerger: { ...QUARTERS, rule: extendedSonnebornBerger('match', 'match') },
  matchGameSonnebornBerger: { ...QUARTERS, rule: extendedSonnebornBerger('match', 'game') },
  gameMatchSonnebornBerger: { ...QUARTERS, rule: extendedSonnebornBerger('game', 'match') },
  gameGameSonnebornBerger: { ...QUARTERS, rule: extendedSonnebornBerger('game', 'game') },
  matchGameSonnebornBergerCut1: { ...QUARTERS, rule: extendedSonnebornBerger('match', 'game', cut(1)) },
  buchholzMatchPoints: { ...HALVES, rule: buchholzOn('match') },
  buchholzGamePoints: { ...HALVES, rule: buchholzOn('game') },
  boardCount: { ...HALVES, best: 'lowest', rule: boardCount },
  topBoardResults: { ...WHOLE, rule: topBoardResults },
  bottomBoardElimination: { ...WHOLE, rule: bottomBoardElimination },
  scheduleStrength: {
    ...HALVES,
    scale: (input) => 2 * scheduleDivisor(input),
    rule: scheduleStrength(),
  },
  encounterBoardCount: { ...WHOLE, rule: encounterThenBoards('count') },
  encounterTopBoards: { ...WHOLE, rule: encounterThenBoards('top') },
  encounterBottomBoards: { ...WHOLE, rule: encounterThenBoards('bottom') },
  encounterCountTopBoards: { ...WHOLE, rule: encounterThenBoards('count', 'top') },
  encounterCountBottomBoards: { ...WHOLE, rule: encounterThenBoards('count', 'bottom') },
};

const variants = new Map<TiebreakId, Tiebreak>();

export function tiebreakOf(id: TiebreakId): Tiebreak {
  const { name, modifiers } = tiebreakParts(id);
  const plain = TIEBREAKS[name];
  if (modifiers.length === 0) return plain;
  const known = variants.get(id) ?? variantOf(plain, name, modifiers);
  variants.set(id, known);
  return known;
}

function variantOf(plain: Tiebreak, name: TiebreakName, modifiers: readonly string[]): Tiebreak {
  const { divisor, reversed } = modifiedRule(modifiers);
  return {
    scale: name === 'scheduleStrength' && divisor !== null ? 2 * divisor : plain.scale,
    best: reversed ? (plain.best === 'highest' ? 'lowest' : 'highest') : plain.best,
    rule: variantRule(plain.rule, name, modifiers),
  };
}

/** True if FIDE allows the tie-break in this tournament and it is defined for its entrants. */
export function appliesTo(id: TiebreakId, { table, teams }: TiebreakInput): boolean {
  const { systems, entrants } = scopeOf(id);
  if (systems === 'swissOnly' && table.system === 'roundRobin') return false;
  if (systems === 'roundRobinOnly' && table.system === 'swiss') return false;
  if (entrants === 'playersOnly' && teams !== null) return false;
  return entrants !== 'teamsOnly' || teams !== null;
}

/** Units per point in this tournament; arbitrary if the tie-break does not apply. */
export function scaleOf(id: TiebreakId, input: TiebreakInput): number {
  const { scale } = tiebreakOf(id);
  if (typeof scale === 'number') return scale;
  return appliesTo(id, input) ? scale(input) : 1;
}
