/** B.02 8.3 with the 400-point rule of October 2025; in hundredths, as FIDE rounds per period only. */
import type { RatingList } from './lists.ts';
import { expectedScore } from './tables.ts';

export interface RatedPlayer {
  readonly rating: number;
  /** K from the rating list or `developmentCoefficient`. */
  readonly k: number;
  readonly list: RatingList;
}

export interface EstimatedGame {
  /** Null for an unrated opponent; the game is not rated. */
  readonly opponent: number | null;
  /** 2 for a win, 1 for a draw, 0 for a loss, whatever the tournament awards. */
  readonly halfPoints: number;
}

export interface RatingChange {
  /** By game; null for games that are not rated. */
  readonly games: readonly (GameChange | null)[];
  readonly ratedGames: number;
  /** K as applied: at most 700 for all games together (8.3.3). */
  readonly k: number;
  /** Sum of changes before K, in hundredths. */
  readonly sum: number;
  /** Hundredths of a rating point: 740 is +7.4. */
  readonly change: number;
}

export interface GameChange {
  readonly difference: number;
  /** After the 400-point rule. */
  readonly usedDifference: number;
  /** In hundredths. */
  readonly expected: number;
  /** Score minus expected score, in hundredths. */
  readonly change: number;
}

/** From this rating on, the 400-point rule does not apply in standard chess (8.3.1). */
const EXEMPT_FROM_LIMIT = 2650;
const LIMIT = 400;

/** Rapid and blitz games are unrated from this difference on if one player is above the rating (7.3.1). */
const UNRATED_GAP = { difference: 600, above: 2600 } as const;

/** Upper limit of K times the number of games (8.3.3). */
const MOST_AT_STAKE = 700;

export function ratingChange(player: RatedPlayer, games: readonly EstimatedGame[]): RatingChange {
  const changes = games.map((game) => gameChange(player, game));
  const rated = changes.filter((change) => change !== null);
  const k = rated.length === 0 ? player.k : Math.min(player.k, Math.floor(MOST_AT_STAKE / rated.length));
  const sum = rated.reduce((total, { change }) => total + change, 0);
  return { games: changes, ratedGames: rated.length, k, sum, change: k * sum };
}

function gameChange(player: RatedPlayer, { opponent, halfPoints }: EstimatedGame): GameChange | null {
  if (opponent === null || !isRated(player, opponent)) return null;
  const difference = player.rating - opponent;
  const usedDifference = isLimited(player) ? Math.max(-LIMIT, Math.min(LIMIT, difference)) : difference;
  const expected = expectedScore(usedDifference);
  return { difference, usedDifference, expected, change: 50 * halfPoints - expected };
}

const isLimited = ({ list, rating }: RatedPlayer): boolean => list !== 'standard' || rating < EXEMPT_FROM_LIMIT;

const isRated = ({ list, rating }: RatedPlayer, opponent: number): boolean =>
  list === 'standard' ||
  Math.abs(rating - opponent) < UNRATED_GAP.difference ||
  Math.max(rating, opponent) <= UNRATED_GAP.above;

export interface Career {
  readonly rating: number;
  readonly ratedGames: number;
  /** Age in whole years on 31 December of the tournament's year; null if unknown. */
  readonly ageAtYearEnd: number | null;
  /** True if a published rating was ever 2400 or more. */
  readonly hasReached2400: boolean;
}

/** K for players whose rating list does not give it (8.3.3). */
export function developmentCoefficient({ rating, ratedGames, ageAtYearEnd, hasReached2400 }: Career): 10 | 20 | 40 {
  if (ratedGames < 30) return 40;
  if (ageAtYearEnd !== null && ageAtYearEnd <= 18 && rating < 2300) return 40;
  return hasReached2400 || rating >= 2400 ? 10 : 20;
}

/** Assumed number of games of rated players, as no list or file gives it. */
const ESTABLISHED_GAMES = 30;

/** K from a rating and, if known, the age on 31 December (RATE-8). */
export const usualCoefficient = (rating: number, ageAtYearEnd: number | null): 10 | 20 | 40 =>
  developmentCoefficient({ rating, ratedGames: ESTABLISHED_GAMES, ageAtYearEnd, hasReached2400: rating >= 2400 });
