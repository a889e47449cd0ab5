/** Estimated FIDE rating changes, in a tournament and since the last confirmed list. */
import { type EstimatedGame, type RatingChange, ratingChange, usualCoefficient } from '../../rating/change.ts';
import { listByTime, type RatingList } from '../../rating/lists.ts';
import { OUTCOME_HALF_POINTS } from '../../rating/performance.ts';
import type { Color } from '../value/field.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';
import { type Settings, type TimeSetting, timeControlOf } from '../value/settings.ts';

/** K and related data of a rating list; K is null if the list lacks it. */
export interface Development {
  readonly k: Readonly<Record<RatingList, number | null>>;
  readonly birthYear: number | null;
}

export const UNLISTED: Development = { k: { standard: null, rapid: null, blitz: null }, birthYear: null };

export interface RatedBoard<Id> {
  readonly white: Id;
  readonly black: Id | null;
  readonly result: GameResult | null;
  /** Played but unrated (W, D, L in TRF). */
  readonly unrated: boolean;
  readonly online: boolean;
  /** Decided games, if the pairing is a match. */
  readonly matchGames: readonly {
    readonly switched: boolean;
    readonly result: GameResult;
    readonly online: unknown;
  }[];
}

type Rated = Pick<Settings, 'fideRated' | 'variant' | TimeSetting>;

/** The list that a tournament's games count for; null if unrated or with an unknown time control. */
export function ratingListOf(settings: Rated, hasTimeControl: boolean): RatingList | null {
  if (!settings.fideRated || settings.variant !== 'Chess' || !hasTimeControl) return null;
  return listByTime(timeControlOf(settings));
}

/** RATE-12: games over the board that were played and are rated. */
export function ratedGamesOf<Id>(
  player: Id,
  boards: readonly RatedBoard<Id>[],
  ratingOf: (opponent: Id) => number | null,
): EstimatedGame[] {
  return boards.flatMap(({ white, black, result, unrated, online, matchGames }) => {
    const color: Color | null = white === player ? 'white' : black === player ? 'black' : null;
    if (color === null || black === null || unrated) return [];
    const opponent = ratingOf(color === 'white' ? black : white);
    const single = result === null ? [] : [{ result, switched: false, online: online ? true : null }];
    const played = matchGames.length > 0 ? matchGames : single;
    return played
      .filter((game) => game.online === null && !isForfeit(game.result))
      .map((game) => ({ opponent, halfPoints: OUTCOME_HALF_POINTS[sideOf(game.result, colorIn(game, color))] }));
  });
}

const colorIn = ({ switched }: { readonly switched: boolean }, color: Color): Color =>
  switched === (color === 'white') ? 'black' : 'white';

/** Null for an unrated player, or without a counted game. `year` is the tournament's. */
export function estimatedChange(
  { rating, development }: { readonly rating: number | null; readonly development: Development },
  { list, year }: { readonly list: RatingList; readonly year: number },
  games: readonly EstimatedGame[],
): RatingChange | null {
  if (rating === null) return null;
  const ageAtYearEnd = development.birthYear === null ? null : year - development.birthYear;
  const k = development.k[list] ?? usualCoefficient(rating, ageAtYearEnd);
  const change = ratingChange({ rating, k, list }, games);
  return change.ratedGames === 0 ? null : change;
}
