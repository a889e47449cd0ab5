/** Whether a player has reached a norm, by which games, and if not, what is missing (B.01 1.4). */
import { areMet, atLeast, mixConditions, type NormCondition, resultConditions } from './conditions.ts';
import {
  countedAs,
  countedGames,
  fewestGames,
  freePointRound,
  GAMES_MAX,
  halfPointsIn,
  hasFixedPairings,
  lastRoundLost,
} from './counted-games.ts';
import { type FederationExemption, federationExemption } from './exemption.ts';
import type { NormGame, NormInput } from './input.ts';
import { choicesToLeaveOut, type LeftOut, mayHelp, NOTHING_LEFT_OUT } from './left-out.ts';
import { type NormFigures, normFigures } from './result.ts';
import type { NormTitle } from './titles.ts';

export type NormVerdict = ReachedNorm | MissedNorm;

interface CheckedNorm {
  readonly title: NormTitle;
  readonly basis: NormBasis;
  /** In the order of the articles; those of federations are absent if the player is exempt. */
  readonly conditions: readonly NormCondition[];
  readonly exemption: FederationExemption | null;
}

export interface ReachedNorm extends CheckedNorm {
  readonly kind: 'reached';
  readonly figures: NormFigures;
  /** Games towards the 27 of an application (1.4.1d). */
  readonly countsAsGames: number;
}

/** `open` while games are to come; the conditions are then those of the games so far. */
export interface MissedNorm extends CheckedNorm {
  readonly kind: 'open' | 'missed';
  /** Null without a game. */
  readonly figures: NormFigures | null;
}

/** The games that a norm is computed from. */
export interface NormBasis extends LeftOut {
  readonly games: readonly NormGame[];
  /** Round of the free point that completes eight games (1.4.1c); null if not needed. */
  readonly freePoint: number | null;
  /** Round of the last opponent who did not come, counted as lost (1.4.2c); null if not needed. */
  readonly countedAsLost: number | null;
}

export function checkNorm(title: NormTitle, input: NormInput): NormVerdict {
  const played = basisOf(input, countedGames(input));
  const whole = checkBasis(title, input, played);
  const reached =
    whole.kind === 'reached' ? whole : (bestWithout(title, input, played) ?? withLastRound(title, input, whole));
  const isOpen = input.rounds.some(({ kind }) => kind === 'toCome');
  if (reached !== null && !(isOpen && hasFixedPairings(input.event.system))) return reached;
  return { ...whole, kind: isOpen ? 'open' : 'missed' };
}

const basisOf = (input: NormInput, games: readonly NormGame[]): NormBasis => ({
  games,
  freePoint: freePointRound(input, games.length),
  countedAsLost: null,
  ...NOTHING_LEFT_OUT,
});

function checkBasis(title: NormTitle, input: NormInput, basis: NormBasis): NormVerdict {
  const { event, player } = input;
  const { games } = basis;
  const exemption = federationExemption(event, player);
  const figures = normFigures(title, {
    ratings: games.map(({ opponent }) => opponent.rating),
    halfPoints: halfPointsIn(games),
  });
  const fewest = basis.freePoint === null ? fewestGames(event) : games.length;
  const conditions = [
    atLeast('games', fewest, games.length),
    ...(figures === null
      ? []
      : [
          ...mixConditions(title, { event, player, isExempt: exemption !== null }, games),
          ...resultConditions(title, figures),
        ]),
  ];
  const checked = { title, basis, conditions, exemption };
  if (figures === null || !areMet(conditions)) return { ...checked, kind: 'missed', figures };
  return { ...checked, kind: 'reached', figures, countsAsGames: countsAsGames(input, basis, figures) };
}

/** 1.4.1d: each whole point above the score needed is one more game. */
function countsAsGames({ event }: NormInput, basis: NormBasis, figures: NormFigures): number {
  const above = figures.halfPoints - (figures.halfPointsNeeded ?? figures.halfPoints);
  const games = countedAs(event, figures.games, basis.freePoint !== null);
  return Math.min(GAMES_MAX, games + Math.floor(above / 2));
}

/** The norm that counts for the most games, of those the one that leaves out the fewest. */
function bestWithout(title: NormTitle, input: NormInput, whole: NormBasis): ReachedNorm | null {
  const { event, player } = input;
  const fewest = fewestGames(event);
  const isExempt = federationExemption(event, player) !== null;
  if (!mayHelp(title, whole.games, fewest)) return null;
  // 1.4.1f: in a round robin the whole event must have the mix.
  if (hasFixedPairings(event.system) && !areMet(mixConditions(title, { event, player, isExempt }, whole.games))) {
    return null;
  }
  let best: ReachedNorm | null = null;
  for (const leftOut of choicesToLeaveOut(title, event.system, whole.games, fewest)) {
    const without = [...leftOut.later, ...leftOut.beaten];
    const games = whole.games.filter((game) => !without.includes(game));
    const verdict = checkBasis(title, input, { ...whole, ...leftOut, games });
    if (verdict.kind === 'reached' && (best === null || isBetter(verdict, best))) best = verdict;
  }
  return best;
}

const isBetter = (one: ReachedNorm, other: ReachedNorm): boolean =>
  one.countsAsGames > other.countsAsGames ||
  (one.countsAsGames === other.countsAsGames && one.figures.games > other.figures.games);

/** 1.4.2c: only if the number or the mix of the games needs the last one. */
function withLastRound(title: NormTitle, input: NormInput, whole: NormVerdict): ReachedNorm | null {
  const lost = lastRoundLost(input);
  if (lost === null || !whole.conditions.some(({ kind, isMet }) => !isMet && !OF_THE_RESULT.includes(kind)))
    return null;
  const basis: NormBasis = {
    games: [...whole.basis.games, lost],
    freePoint: null,
    countedAsLost: lost.round,
    ...NOTHING_LEFT_OUT,
  };
  const verdict = checkBasis(title, input, basis);
  return verdict.kind === 'reached' ? verdict : bestWithout(title, input, basis);
}

const OF_THE_RESULT: readonly NormCondition['kind'][] = ['averageRating', 'performance', 'score'];
