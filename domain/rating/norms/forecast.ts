/** What a player still needs for a norm, with every game counted (B.01 1.4.3 to 1.4.9). */
import { averageRating, lowestWhere } from '../performance.ts';
import { areMet, resultConditions } from './conditions.ts';
import { halfPointsIn } from './counted-games.ts';
import type { NormInput } from './input.ts';
import { mixToCome } from './mix-to-come.ts';
import { type Projection, projectionOf } from './projection.ts';
import { countedRating, normFigures } from './result.ts';
import { isSoughtBy, type NormTitle, REQUIREMENTS } from './titles.ts';
import { checkNorm } from './verdict.ts';

/** Points from the games to come, and the least rating of their unknown opponents. */
export interface PointsRow {
  readonly halfPoints: number;
  /** Null if any rating is enough. */
  readonly rating: number | null;
}

export type Outlook =
  /** The norm stands, even without the games to come. */
  | { readonly kind: 'secured' }
  | {
      readonly kind: 'needs';
      /** 0 if the games only have to be played. */
      readonly halfPoints: number;
      readonly games: number;
      /** Of the opponents to come, known and assumed. */
      readonly average: number;
    }
  | { readonly kind: 'outOfReach'; readonly missing: 'games' | 'mix' | 'points' };

/** `assumed` is the average rating of the opponents to come who are not known. */
export function normOutlook(title: NormTitle, input: NormInput, assumed: number): Outlook {
  if (checkNorm(title, input).kind === 'reached') return { kind: 'secured' };
  const projection = projectionOf(input);
  const { toCome, gamesAtEnd, fewest } = projection;
  if (gamesAtEnd < fewest) return { kind: 'outOfReach', missing: 'games' };
  if (!mixToCome(title, input, projection).isPossible) return { kind: 'outOfReach', missing: 'mix' };
  const halfPoints = scores(toCome.length).find((score) => isEnough(title, projection, score, assumed));
  if (halfPoints === undefined || toCome.length === 0) return { kind: 'outOfReach', missing: 'points' };
  const average = averageRating(ratingsToCome(projection, assumed)) ?? assumed;
  return { kind: 'needs', halfPoints, games: toCome.length, average };
}

/** Nobody is rated higher. */
const HIGHEST_ASSUMED = 3000;
/** As an unrated opponent. */
const LOWEST_ASSUMED = countedRating(null);

/** A row for each score that opponents of some rating make enough, if they all have the same one. */
export function pointsTable(title: NormTitle, input: NormInput): PointsRow[] {
  const projection = projectionOf(input);
  return scores(projection.toCome.length).flatMap((halfPoints): PointsRow[] => {
    const holds = (rating: number): boolean => isEnough(title, projection, halfPoints, rating);
    if (!holds(HIGHEST_ASSUMED)) return [];
    const rating = holds(LOWEST_ASSUMED) ? null : lowestWhere(LOWEST_ASSUMED, HIGHEST_ASSUMED, holds);
    return [{ halfPoints, rating }];
  });
}

/** The rows to show: the least score against opponents that the field offers, and half a point more. */
export function offeredRows(table: readonly PointsRow[], offered: number): readonly PointsRow[] {
  const first = table.findIndex(({ rating }) => (rating ?? 0) <= offered);
  return first === -1 ? [] : table.slice(first, first + 2);
}

/** Half-points from so many games. */
const scores = (games: number): number[] => Array.from({ length: 2 * games + 1 }, (_, halfPoints) => halfPoints);

function isEnough(title: NormTitle, projection: Projection, halfPoints: number, assumed: number): boolean {
  const { games } = projection;
  const figures = normFigures(title, {
    ratings: [...games.map(({ opponent }) => opponent.rating), ...ratingsToCome(projection, assumed)],
    halfPoints: halfPointsIn(games) + halfPoints,
  });
  return figures !== null && areMet(resultConditions(title, figures));
}

const ratingsToCome = ({ toCome }: Projection, assumed: number): number[] =>
  toCome.map((opponent) => (opponent === null ? assumed : countedRating(opponent.rating)));

/** How far from the figures of the title a player is still shown. */
const NEAR_PERFORMANCE = 100;
const NEAR_AVERAGE = 60;

/** Whether a norm is thinkable: the player seeks the title, and performance or opponents are near its figures. */
export function hasChance(title: NormTitle, input: NormInput): boolean {
  const { games } = projectionOf(input);
  const figures = normFigures(title, {
    ratings: games.map(({ opponent }) => opponent.rating),
    halfPoints: halfPointsIn(games),
  });
  if (figures === null || !isSoughtBy(title, input.player)) return false;
  const { performance, average } = REQUIREMENTS[title];
  return figures.performance >= performance - NEAR_PERFORMANCE || figures.average >= average - NEAR_AVERAGE;
}

export interface FieldPlayer {
  readonly rating: number | null;
  readonly halfPoints: number;
  readonly hasMet: boolean;
}

/** Average of the upper half of those within half a point whom the player has not met; null without such players. */
export function offeredRating(halfPoints: number, field: readonly FieldPlayer[]): number | null {
  const ratings = field
    .filter((one) => !one.hasMet && Math.abs(one.halfPoints - halfPoints) <= 1)
    .map(({ rating }) => countedRating(rating))
    .sort((one, other) => other - one);
  return averageRating(ratings.slice(0, Math.ceil(ratings.length / 2)));
}
