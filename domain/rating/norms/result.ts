/** Average, performance and score of a norm (B.01 1.4.6 to 1.4.9). */
import { divideHalfUp } from '../../kernel/rounding.ts';
import { averageRating } from '../performance.ts';
import { ratingDifference } from '../tables.ts';
import { type NormTitle, REQUIREMENTS } from './titles.ts';

const UNRATED_COUNTS_AS = 1400;
const LOWEST_PERCENTAGE = 35;

/** Ratings of the opponents, and the points against all of them. */
export interface NormResult {
  readonly ratings: readonly (number | null)[];
  readonly halfPoints: number;
}

export interface NormFigures {
  readonly games: number;
  readonly halfPoints: number;
  readonly average: number;
  /** The one opponent who counts with the floor of the title; null if nobody is below it. */
  readonly raised: RaisedRating | null;
  readonly performance: number;
  /** Least score against this average; null if the average itself is too low. */
  readonly halfPointsNeeded: number | null;
}

export interface RaisedRating {
  readonly from: number;
  readonly to: number;
}

/** Null without a game. */
export function normFigures(title: NormTitle, { ratings, halfPoints }: NormResult): NormFigures | null {
  const counted = ratings.map(countedRating).sort((one, other) => one - other);
  const [lowest = 0, ...others] = counted;
  const { floor } = REQUIREMENTS[title];
  const average = averageRating(counted.length === 0 ? [] : [Math.max(lowest, floor), ...others]);
  if (average === null) return null;
  const games = ratings.length;
  return {
    games,
    halfPoints,
    average,
    raised: lowest < floor ? { from: lowest, to: floor } : null,
    performance: performanceOf({ average, halfPoints, games }),
    halfPointsNeeded: halfPointsNeeded(title, average, games),
  };
}

/** 1.4.6d. */
export const countedRating = (rating: number | null): number => rating ?? UNRATED_COUNTS_AS;

/** Least score of 35 per cent, in half-points (1.4.8b). */
export const lowestScore = (games: number): number => Math.ceil((2 * games * LOWEST_PERCENTAGE) / 100);

type Performance = Pick<NormFigures, 'average' | 'halfPoints' | 'games'>;

const performanceOf = ({ average, halfPoints, games }: Performance): number =>
  average + ratingDifference(divideHalfUp(50 * halfPoints, games));

function halfPointsNeeded(title: NormTitle, average: number, games: number): number | null {
  const requirement = REQUIREMENTS[title];
  if (average < requirement.average) return null;
  for (let halfPoints = lowestScore(games); halfPoints <= 2 * games; halfPoints += 1) {
    if (performanceOf({ average, halfPoints, games }) >= requirement.performance) return halfPoints;
  }
  return null;
}
