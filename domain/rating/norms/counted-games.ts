/** Which games count for a norm (B.01 1.4.1, 1.4.2). */
import { isFederation } from '../../people/federations.ts';
import { OUTCOME_HALF_POINTS } from '../performance.ts';
import type { NormEvent, NormForfeit, NormGame, NormInput, NormOpponent, NormSystem } from './input.ts';

export type UncountedReason = 'online' | 'noFederation' | 'scoredZeroAgainstRated';

/** Null for a game that counts. */
export function uncountedReason(
  { system }: NormEvent,
  { isOnline, opponent }: Pick<NormGame, 'isOnline' | 'opponent'>,
): UncountedReason | null {
  if (isOnline) return 'online';
  if (!isFederation(opponent.federation)) return 'noFederation';
  return hasFixedPairings(system) && opponent.scoredZeroAgainstRated ? 'scoredZeroAgainstRated' : null;
}

export const countedGames = ({ event, rounds }: NormInput): NormGame[] =>
  rounds.filter((round) => round.kind === 'game').filter((game) => uncountedReason(event, game) === null);

/** In events with fixed pairings every scheduled round counts (1.4.1e). */
export const hasFixedPairings = (system: NormSystem): boolean =>
  system === 'roundRobin' || system === 'doubleRoundRobin';

export const opponentsIn = (games: readonly NormGame[]): NormOpponent[] => games.map(({ opponent }) => opponent);

export const halfPointsIn = (games: readonly NormGame[]): number =>
  games.reduce((sum, { outcome }) => sum + OUTCOME_HALF_POINTS[outcome], 0);

const FEWEST_GAMES = 9;
/** World Cup: counts as nine (1.4.1b). */
const FEWEST_IN_WORLD_CUP = 8;
/** World and continental team championships of so many rounds (1.4.1b). */
const FEWEST_IN_TEAM_CHAMPIONSHIP = 7;
const TEAM_CHAMPIONSHIP_ROUNDS_MAX = 9;
/** Nine rounds with one free point (1.4.1c). */
const FREE_POINT_ROUNDS = 9;
const FREE_POINT_GAMES = 8;
/** Longer events count as 13 games (1.7). */
export const GAMES_MAX = 13;

export function fewestGames({ declared, rounds }: NormEvent): number {
  switch (declared.occasion) {
    case 'ordinary':
      return FEWEST_GAMES;
    case 'worldCup':
      return FEWEST_IN_WORLD_CUP;
    case 'teamChampionship':
      return rounds <= TEAM_CHAMPIONSHIP_ROUNDS_MAX ? FEWEST_IN_TEAM_CHAMPIONSHIP : FEWEST_GAMES;
  }
}

/** 1.4.1c: the round of the only free point, if so many games and it make nine rounds; else null. */
export function freePointRound({ event, rounds }: NormInput, games: number): number | null {
  const free = rounds.filter(
    (one) =>
      (one.kind === 'forfeit' && one.outcome === 'win') || (one.kind === 'bye' && one.bye === 'pairing-allocated'),
  );
  const [only, another] = free;
  if (event.rounds !== FREE_POINT_ROUNDS || games !== FREE_POINT_GAMES) return null;
  return only === undefined || another !== undefined ? null : only.round;
}

/** Games that a norm from these counts for, before those of 1.4.1d. */
export const countedAs = (event: NormEvent, games: number, hasFreePoint: boolean): number =>
  hasFreePoint || event.declared.occasion === 'worldCup' ? Math.max(games, FEWEST_GAMES) : games;

/** 1.4.2c: the last opponent did not come; the game counts as lost. */
export function lastRoundLost({ event, rounds }: NormInput): NormGame | null {
  const last = rounds.find(
    (one): one is NormForfeit => one.kind === 'forfeit' && one.outcome === 'win' && one.round === event.rounds,
  );
  if (last === undefined || last.opponent === null) return null;
  const game: NormGame = {
    kind: 'game',
    round: last.round,
    opponent: last.opponent,
    outcome: 'loss',
    isRated: false,
    isOnline: false,
  };
  return uncountedReason(event, game) === null ? game : null;
}
