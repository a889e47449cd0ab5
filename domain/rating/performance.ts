import { divideHalfUp } from '../kernel/rounding.ts';
import { expectedScore, ratingDifference } from './tables.ts';

/** Only games over the board. */
export interface RatedGame {
  readonly opponent: number;
  /** 2 for a win, 1 for a draw, 0 for a loss, whatever the tournament awards. */
  readonly halfPoints: number;
}

type Scored = Pick<RatedGame, 'halfPoints'>;

/** Performance ratings use 1, ½, 0 whatever the tournament awards (C.07 10.2). */
export const OUTCOME_HALF_POINTS = { win: 2, draw: 1, loss: 0 } as const;

/** C.07 10.1: rounded to an integer, halves up; null without a game. */
export const averageRating = (ratings: readonly number[]): number | null =>
  ratings.length === 0 ? null : divideHalfUp(sum(ratings), ratings.length);

/** C.07 10.2 and B.01 1.4.9: average opponent rating plus dp of the percentage score. */
export function performanceRating(games: readonly RatedGame[]): number | null {
  const average = averageRating(opponents(games));
  return average === null ? null : average + ratingDifference(scorePercentage(games));
}

/** Whole per cent, halves up. */
export const scorePercentage = (games: readonly Scored[]): number =>
  divideHalfUp(100 * scored(games), 2 * games.length);

/** C.07 10.3: lowest rating that expects the score; without a point, the lowest opponent's minus 800. */
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

/** Average opponent rating plus 800 times the average score minus 400, floored at the end only. */
export function linearPerformance(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  return Math.floor((sum(opponents(games)) + 400 * scored(games)) / games.length) - 400;
}

/** Binary search; `holds` must be monotonic. */
export function lowestWhere(lowest: number, highest: number, holds: (candidate: number) => boolean): number {
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
