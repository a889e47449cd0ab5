/**
 * What games would do to FIDE ratings: in a tournament, and for one player since the last list was confirmed
 * . An estimate: the federation rates what is reported to it.
 */
import { type EstimatedGame, type RatingChange, ratingChange, usualCoefficient } from '../rating/change.ts';
import { listByTime, type RatingList } from '../rating/lists.ts';
import { OUTCOME_HALF_POINTS } from '../rating/performance.ts';
import type { Color } from './field.ts';
import { type GameResult, isForfeit, sideOf } from './game-result.ts';
import type { Settings } from './settings.ts';

/** What a rating list says of how fast a rating moves; K is null where it does not tell. */
export interface Development {
  readonly k: Readonly<Record<RatingList, number | null>>;
  readonly birthYear: number | null;
}

export const UNLISTED: Development = { k: { standard: null, rapid: null, blitz: null }, birthYear: null };

/** A board as far as it counts for ratings. */
export interface RatedBoard<Id> {
  readonly white: Id;
  readonly black: Id | null;
  readonly result: GameResult | null;
  /** Played, but not rated (the letters W D L of a TRF file). */
  readonly unrated: boolean;
  readonly online: boolean;
  /** Where a pairing is a match of several games: those that are decided. */
  readonly decided: readonly {
    readonly switched: boolean;
    readonly result: GameResult;
    readonly online: unknown;
  }[];
}

type Rated = Pick<Settings, 'fideRated' | 'variant' | 'initialMinutes' | 'incrementSeconds'>;

/** The list that the games of a tournament count for; null where they are not rated, or nobody knows how fast they were. */
export function ratingListOf(
  { fideRated, variant, initialMinutes, incrementSeconds }: Rated,
  timeControlTold: boolean,
): RatingList | null {
  if (!fideRated || variant !== 'Chess' || !timeControlTold) return null;
  return listByTime({ initialMinutes, incrementSeconds });
}

/** The games of a player that count (RATE-12): over the board, played, and rated. */
export function ratedGamesOf<Id>(
  player: Id,
  boards: readonly RatedBoard<Id>[],
  ratingOf: (opponent: Id) => number | null,
): EstimatedGame[] {
  return boards.flatMap(({ white, black, result, unrated, online, decided }) => {
    const color: Color | null = white === player ? 'white' : black === player ? 'black' : null;
    if (color === null || black === null || unrated) return [];
    const opponent = ratingOf(color === 'white' ? black : white);
    const single = result === null ? [] : [{ result, switched: false, online: online ? true : null }];
    const played = decided.length > 0 ? decided : single;
    return played
      .filter((game) => game.online === null && !isForfeit(game.result))
      .map((game) => ({ opponent, halfPoints: OUTCOME_HALF_POINTS[sideOf(game.result, colorIn(game, color))] }));
  });
}

const colorIn = ({ switched }: { readonly switched: boolean }, color: Color): Color =>
  switched === (color === 'white') ? 'black' : 'white';

/** The player's change; null where he has no rating or no game that counts. `year` is that of the tournament. */
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
