/**
 * How each tie-break of `names.ts` is reckoned, FIDE C.07 in force from 1 March 2026: the rule is in a file of its
 * family, and has a line here. Who only names tie-breaks need not load their rules.
 */
import { boardCount, bottomBoardElimination, topBoardResults } from './boards.ts';
import { averageOfOpponentsBuchholz, buchholz, foreBuchholz } from './buchholz.ts';
import { directEncounter } from './direct-encounter.ts';
import { koya } from './koya.ts';
import type { TiebreakId } from './names.ts';
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

export const TIEBREAKS: Readonly<Record<TiebreakId, Tiebreak>> = {
  averageOpponentRating: { ...WHOLE, rule: averageOpponentRating() },
  buchholz: { ...BUCHHOLZ, rule: buchholz() },
  medianBuchholz: { ...BUCHHOLZ, rule: buchholz(cut(1, 1)) },
  medianBuchholz2: { ...BUCHHOLZ, rule: buchholz(cut(2, 2)) },
  buchholzCut1: { ...BUCHHOLZ, rule: buchholz(cut(1)) },
  buchholzCut2: { ...BUCHHOLZ, rule: buchholz(cut(2)) },
  directEncounter: { ...WHOLE, rule: directEncounter },
  sonnebornBerger: { ...QUARTERS, rule: sonnebornBerger() },
  wins: { ...WHOLE, rule: wins },
  gamesWon: { ...GAMES, rule: gamesWon },
  blackGamesPlayed: { ...GAMES, rule: blackGamesPlayed },
  progressiveScore: { ...HALVES, rule: progressiveScore() },
  performanceRating: { ...WHOLE, rule: tournamentPerformance },
  koya: { ...HALVES, systems: 'roundRobinOnly', rule: koya },
  roundsElectedToPlay: { ...WHOLE, rule: roundsElectedToPlay },
  blackGamesWon: { ...GAMES, rule: blackGamesWon },
  sonnebornBergerCut1: { ...QUARTERS, rule: sonnebornBerger(cut(1)) },
  progressiveScoreCut1: { ...HALVES, rule: progressiveScore(1) },
  averageOpponentRatingCut1: { ...WHOLE, rule: averageOpponentRating(cut(1)) },
  standardPoints: { ...HALVES, rule: standardPoints },
  pairingNumber: { ...WHOLE, best: 'lowest', rule: pairingNumber },
  foreBuchholz: { ...BUCHHOLZ, rule: foreBuchholz },
  averageOfOpponentsBuchholz: { ...BUCHHOLZ, scale: 100, rule: averageOfOpponentsBuchholz },
  perfectPerformance: { ...WHOLE, rule: perfectTournamentPerformance },
  averageOpponentPerformance: { ...WHOLE, rule: averageOpponentPerformance },
  averageOpponentPerfectPerformance: { ...WHOLE, rule: averageOpponentPerfectPerformance },
  rating: { ...WHOLE, rule: ownRating },
  matchPoints: { ...TEAM_HALVES, rule: teamScore('match') },
  gamePoints: { ...TEAM_HALVES, rule: teamScore('game') },
  matchVersusGamePoints: { ...TEAM_HALVES, rule: secondaryScore },
  extendedDirectEncounter: { ...TEAM_ORDER, rule: extendedDirectEncounter },
  matchMatchSonnebornBerger: { ...TEAM_QUARTERS, rule: extendedSonnebornBerger('match', 'match') },
  matchGameSonnebornBerger: { ...TEAM_QUARTERS, rule: extendedSonnebornBerger('match', 'game') },
  gameMatchSonnebornBerger: { ...TEAM_QUARTERS, rule: extendedSonnebornBerger('game', 'match') },
  gameGameSonnebornBerger: { ...TEAM_QUARTERS, rule: extendedSonnebornBerger('game', 'game') },
  matchGameSonnebornBergerCut1: { ...TEAM_QUARTERS, rule: extendedSonnebornBerger('match', 'game', cut(1)) },
  buchholzMatchPoints: { ...BUCHHOLZ, entrants: 'teamsOnly', rule: buchholzOn('match') },
  buchholzGamePoints: { ...BUCHHOLZ, entrants: 'teamsOnly', rule: buchholzOn('game') },
  boardCount: { ...TEAM_HALVES, best: 'lowest', rule: boardCount },
  topBoardResults: { ...TEAM_ORDER, rule: topBoardResults },
  bottomBoardElimination: { ...TEAM_ORDER, rule: bottomBoardElimination },
  scheduleStrength: {
    ...TEAM_HALVES,
    systems: 'swissOnly',
    scale: (input) => 2 * scheduleDivisor(input),
    rule: scheduleStrength,
  },
};

export const tiebreakOf = (id: TiebreakId): Tiebreak => TIEBREAKS[id];

/** Whether FIDE allows it in this tournament, and it says anything of such entrants. */
export function appliesTo({ systems, entrants }: Tiebreak, { table, teams }: TiebreakInput): boolean {
  if (systems === 'swissOnly' && table.system === 'roundRobin') return false;
  if (systems === 'roundRobinOnly' && table.system === 'swiss') return false;
  if (entrants === 'playersOnly' && teams !== null) return false;
  return entrants !== 'teamsOnly' || teams !== null;
}

/** Units in a whole point, in this tournament; where it says nothing of such entrants, any unit will do. */
export function scaleOf(tiebreak: Tiebreak, input: TiebreakInput): number {
  const { scale } = tiebreak;
  if (typeof scale === 'number') return scale;
  return appliesTo(tiebreak, input) ? scale(input) : 1;
}
