import { divideHalfUp } from '../rounding.ts';
import { expectedScore, ratingDifference } from './tables.ts';

/** A game over the board against a rated opponent. */
export interface RatedGame {
  readonly opponent: number;
  /** 2 for a win, 1 for a draw, 0 for a loss, whatever the tournament gives for them. */
  readonly halfPoints: number;
}

type Scored = Pick<RatedGame, 'halfPoints'>;

/** What an outcome is worth in performance ratings (C.07 10.2): 1, ½, 0 whatever the tournament gives for it. */
export const OUTCOME_HALF_POINTS = { win: 2, draw: 1, loss: 0 } as const;

/** Average rating of the opponents (C.07 10.1), a whole number, halves up; null without a game. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : divideHalfUp(sum(ratings), ratings.length);

/** FIDE's performance rating (C.07 10.2, B.01 1.4.9): the opponents' average plus dp of the score in per cent. */
export function performanceRating(games: readonly RatedGame[]): number | null {
  const average = averageRating(opponents(games));
  return average === null ? null : average + ratingDifference(scorePercentage(games));
}

/** The score in whole per cent, halves up. */
export const scorePercentage = (games: readonly Scored[]): number =>
  divideHalfUp(100 * scored(games), 2 * games.length);

/**
 * Perfect tournament performance (C.07 10.3): the lowest rating whose expected score against these opponents reaches
 * the score; without a point the lowest opponent's rating less 800.
 */
export function perfectPerformance(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  const ratings = opponents(games);
  const lowest = Math.min(...ratings) - 800;
  const wanted = 50 * scored(games);
  return lowestWhere(
    lowest,
    Math.max(...ratings) + 800,
    (rating) => sum(ratings.map((opponent) => expectedScore(rating - opponent))) >= wanted,
  );
}

/**
 * The performance rating of the Stats tab: the opponents' average rating plus 800 times the player's average score
 * less 400, floored. Nothing is rounded before the end.
 */
export function linearPerformance(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  return Math.floor((sum(opponents(games)) + 400 * scored(games)) / games.length) - 400;
}

/** The lowest whole number of the interval that holds; the condition holds from some number on up to the highest. */
function lowestWhere(lowest: number, highest: number, holds: (candidate: number) => boolean): number {
  let [low, high] = [lowest, highest];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const opponents = (games: readonly RatedGame[]): number[] => games.map((game) => game.opponent);
const scored = (games: readonly Scored[]): number => sum(games.map((game) => game.halfPoints));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
