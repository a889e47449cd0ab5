import { type EstimatedGame, type RatingChange, ratingChange, usualCoefficient } from '../rating/change.ts';
import { type InitialRating, initialRating } from '../rating/initial.ts';
import { listByTime, type RatingList } from '../rating/lists.ts';
import { OUTCOME_HALF_POINTS, performanceRating } from '../rating/performance.ts';
import type { RoundResult } from '../tournament/value/field.ts';
import type { TrfTournament } from '../trf/convert/to-tournament.ts';

export interface RatedRow {
  readonly number: number;
  readonly rating: number | null;
  /** Null for unrated players, and without a rated game. */
  readonly change: RatingChange | null;
  /** For unrated players; null if there is too little data. */
  readonly initial: InitialRating | null;
  readonly performance: number | null;
  /** Games against rated opponents, and the half-points scored in them. */
  readonly games: number;
  readonly halfPoints: number;
}

/** The rating list of the file's time control; standard if it is missing or has several periods. */
export const ratingListOf = ({ timeControl }: TrfTournament): RatingList =>
  timeControl === null ? 'standard' : listByTime(timeControl);

/** Files do not contain K; it is derived from age and rating (RATE-8). */
export function rateFile(tournament: TrfTournament, list: RatingList): RatedRow[] {
  const { players, field } = tournament;
  const ratings = new Map(players.map(({ number, rating }) => [number, rating]));
  const year = yearOf(tournament);
  const born = new Map(players.map(({ number, birthDate }) => [number, birthDate]));
  return field.entrants.map(({ number, rating, results }): RatedRow => {
    const games = results.flatMap((result) => gameOf(result, ratings));
    const rated = games.flatMap(({ opponent, halfPoints }) => (opponent === null ? [] : [{ opponent, halfPoints }]));
    return {
      number,
      rating,
      change:
        rating === null || rated.length === 0
          ? null
          : ratingChange({ rating, list, k: usualCoefficient(rating, ageIn(year, born.get(number) ?? null)) }, games),
      initial: rating === null ? initialRating(games) : null,
      performance: performanceRating(rated),
      games: rated.length,
      halfPoints: rated.reduce((sum, game) => sum + game.halfPoints, 0),
    };
  });
}

function gameOf(result: RoundResult | null, ratings: ReadonlyMap<number, number | null>): EstimatedGame[] {
  if (result?.kind !== 'game' || result.unrated === true) return [];
  return [{ opponent: ratings.get(result.opponent) ?? null, halfPoints: OUTCOME_HALF_POINTS[result.outcome] }];
}

const yearOf = ({ start, end }: TrfTournament): number | null => {
  const day = end ?? start;
  return day === null ? null : Number(day.slice(0, 4));
};

const ageIn = (year: number | null, birthDate: string | null): number | null =>
  year === null || birthDate === null ? null : year - Number(birthDate.slice(0, 4));
