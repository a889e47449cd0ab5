/**
 * The estimate of a FIDE rating change (B.02 8.3; the 400-point rule as amended on 1 October 2025, rapid and blitz as
 * of December 2024). Hundredths of a rating point all the way: FIDE rounds only when a rating period ends.
 */
import type { RatingList } from './lists.ts';
import { expectedScore } from './tables.ts';

export interface RatedPlayer {
  readonly rating: number;
  /** The development coefficient K of the rating list, or of `developmentCoefficient`. */
  readonly k: number;
  readonly list: RatingList;
}

/** A game over the board that had at least one move by each side. */
export interface EstimatedGame {
  /** Null for an unrated opponent, whose game is not rated. */
  readonly opponent: number | null;
  /** 2 for a win, 1 for a draw, 0 for a loss, whatever the tournament gives for them. */
  readonly halfPoints: number;
}

export interface RatingChange {
  /** One for each game, in order; null for a game that is not rated. */
  readonly games: readonly (GameChange | null)[];
  readonly ratedGames: number;
  /** K as it was used: no more than 700 for all games together (8.3.3). */
  readonly k: number;
  /** Sum of the games' changes before K, in hundredths. */
  readonly sum: number;
  /** The estimate, in hundredths of a rating point: 740 is +7.4. */
  readonly change: number;
}

export interface GameChange {
  /** Own rating minus the opponent's. */
  readonly difference: number;
  /** The difference after the 400-point rule. */
  readonly usedDifference: number;
  /** Expected score, in hundredths. */
  readonly expected: number;
  /** Score minus expected score, in hundredths. */
  readonly change: number;
}

/** Players rated at least this much are exempt from the 400-point rule in standard chess (8.3.1). */
const EXEMPT_FROM_LIMIT = 2650;
const LIMIT = 400;

/** Rapid and blitz games are not rated from this difference on, if one of the players is above the rating (7.3.1). */
const UNRATED_GAP = { difference: 600, above: 2600 } as const;

/** K times the number of games is at most this (8.3.3). */
const MOST_AT_STAKE = 700;

/** What the games would do to the player's rating. */
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
  /** Rated games of the whole career. */
  readonly ratedGames: number;
  /** Age in whole years on 31 December of the year of the tournament; null when the birth date is unknown. */
  readonly ageAtYearEnd: number | null;
  /** Whether a published rating was ever 2400 or more. */
  readonly hasReached2400: boolean;
}

/** The development coefficient K for a player whose K the rating list does not tell (8.3.3). */
export function developmentCoefficient({ rating, ratedGames, ageAtYearEnd, hasReached2400 }: Career): 10 | 20 | 40 {
  if (ratedGames < 30) return 40;
  if (ageAtYearEnd !== null && ageAtYearEnd <= 18 && rating < 2300) return 40;
  return hasReached2400 || rating >= 2400 ? 10 : 20;
}

/** Whose rating is known is taken to have had it for so many games: no list and no file tells how many they were. */
const ESTABLISHED_GAMES = 30;

/** K of a player of whom a rating and perhaps his age on 31 December are known, and nothing else (RATE-8). */
export const usualCoefficient = (rating: number, ageAtYearEnd: number | null): 10 | 20 | 40 =>
  developmentCoefficient({ rating, ratedGames: ESTABLISHED_GAMES, ageAtYearEnd, hasReached2400: rating >= 2400 });
