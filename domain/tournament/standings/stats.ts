import { averageRating, linearPerformance, OUTCOME_HALF_POINTS, type RatedGame } from '../../rating/performance.ts';
import type { Field } from '../value/field.ts';

export interface StatsPlayer {
  readonly title: string | null;
  /** Three-letter code of the federation or country. */
  readonly country: string | null;
  readonly rating: number | null;
}

export interface StatsGame<Id> {
  readonly id: Id;
  readonly plies: number;
  readonly isFinished: boolean;
}

export interface TournamentStats<Id> {
  readonly numberOfPlayers: number;
  /** One per titled player. */
  readonly titles: readonly string[];
  readonly countries: readonly string[];
  /** Average of rated players, rounded halves up; null if all are unrated. */
  readonly averageRating: number | null;
  /** The longest finished game with moves; the first of equals. */
  readonly longestGame: Id | null;
  readonly shortestGame: Id | null;
}

export function tournamentStats<Id>(
  players: readonly StatsPlayer[],
  games: readonly StatsGame<Id>[],
): TournamentStats<Id> {
  const played = games.filter((game) => game.isFinished && game.plies > 0);
  return {
    numberOfPlayers: players.length,
    titles: players.flatMap(({ title }) => title ?? []),
    countries: players.flatMap(({ country }) => country ?? []),
    averageRating: averageRating(players.flatMap(({ rating }) => rating ?? [])),
    longestGame: firstBy(played, (a, b) => b.plies - a.plies)?.id ?? null,
    shortestGame: firstBy(played, (a, b) => a.plies - b.plies)?.id ?? null,
  };
}

/** Average opponent rating plus 800 times the average score minus 400, floored; null without rated games. */
export function statsPerformance(field: Field, number: number): number | null {
  const ratings = new Map(field.entrants.map((entrant) => [entrant.number, entrant.rating]));
  const results = field.entrants.find((entrant) => entrant.number === number)?.results ?? [];
  return linearPerformance(
    results.flatMap((result): RatedGame[] => {
      if (result?.kind !== 'game') return [];
      const opponent = ratings.get(result.opponent) ?? null;
      return opponent === null ? [] : [{ opponent, halfPoints: OUTCOME_HALF_POINTS[result.outcome] }];
    }),
  );
}

const firstBy = <Item>(items: readonly Item[], order: (a: Item, b: Item) => number): Item | undefined =>
  [...items].sort(order)[0];
