/** The figures of the Stats tab. */
import { averageRating, linearPerformance, OUTCOME_HALF_POINTS, type RatedGame } from '../rating/performance.ts';
import type { Field } from './field.ts';

export interface StatsPlayer {
  readonly title: string | null;
  /** Federation or country as three letters. */
  readonly country: string | null;
  readonly rating: number | null;
}

export interface StatsGame<Id> {
  readonly id: Id;
  /** Moves of one side each. */
  readonly plies: number;
  readonly isFinished: boolean;
}

export interface TournamentStats<Id> {
  readonly numberOfPlayers: number;
  /** One for each player who has a title; the page counts them. */
  readonly titles: readonly string[];
  /** One for each player whose country is known. */
  readonly countries: readonly string[];
  /** Of the rated players, a whole number, halves up; null when nobody is rated. */
  readonly averageRating: number | null;
  /** Finished games with moves; the first of those that are equally long. */
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

/**
 * The performance rating of one player on the Stats tab: the opponents' average rating plus 800 times the player's own
 * average score less 400, floored, over the games played against rated opponents. Null without one.
 */
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
