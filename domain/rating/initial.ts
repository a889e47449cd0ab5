/** Initial rating of an unrated player (B.02 8.2, from March 2024). */
import { divideHalfUp } from '../kernel/rounding.ts';
import { ratingDifference } from './tables.ts';

export interface InitialRating {
  /** Average of rated and hypothetical opponents, halves up. */
  readonly average: number;
  /** Games against rated opponents, and the half-points scored in them. */
  readonly games: number;
  readonly halfPoints: number;
  readonly rating: number;
  /** True from five games on, if the rating is not below the floor of the list. */
  readonly isPublished: boolean;
}

/** Two hypothetical draws, so that few games do not weigh too much (8.2.2). */
const IMAGINED = { games: 2, halfPoints: 2, rating: 1800 } as const;
const HIGHEST = 2200;
const FLOOR = 1400;
const FEWEST_GAMES = 5;

/** Null without a rated opponent or without a point against them (8.2.1). */
export function initialRating(
  games: readonly { readonly opponent: number | null; readonly halfPoints: number }[],
): InitialRating | null {
  const rated = games.flatMap(({ opponent, halfPoints }) => (opponent === null ? [] : [{ opponent, halfPoints }]));
  const halfPoints = rated.reduce((sum, game) => sum + game.halfPoints, 0);
  if (halfPoints === 0) return null;
  const ratings = rated.reduce((sum, game) => sum + game.opponent, IMAGINED.games * IMAGINED.rating);
  const counted = rated.length + IMAGINED.games;
  const average = divideHalfUp(ratings, counted);
  const percentage = divideHalfUp(100 * (halfPoints + IMAGINED.halfPoints), 2 * counted);
  const rating = Math.min(HIGHEST, average + ratingDifference(percentage));
  return {
    average,
    games: rated.length,
    halfPoints,
    rating,
    isPublished: rated.length >= FEWEST_GAMES && rating >= FLOOR,
  };
}
