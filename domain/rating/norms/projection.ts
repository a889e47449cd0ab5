/** The event of a player at its end: the games so far and those to come. */
import { countedGames, fewestGames, freePointRound, uncountedReason } from './counted-games.ts';
import type { NormGame, NormInput, NormOpponent } from './input.ts';

export interface Projection {
  readonly games: readonly NormGame[];
  /** Opponents of the games to come that will count; null for each that is not paired yet. */
  readonly toCome: readonly (NormOpponent | null)[];
  readonly gamesAtEnd: number;
  /** Games that a norm takes. */
  readonly fewest: number;
}

export function projectionOf(input: NormInput): Projection {
  const games = countedGames(input);
  const toCome = input.rounds.flatMap((round) =>
    round.kind === 'toCome' && willCount(input, round.opponent) ? [round.opponent] : [],
  );
  const gamesAtEnd = games.length + toCome.length;
  const fewest = freePointRound(input, gamesAtEnd) === null ? fewestGames(input.event) : gamesAtEnd;
  return { games, toCome, gamesAtEnd, fewest };
}

const willCount = ({ event }: NormInput, opponent: NormOpponent | null): boolean =>
  opponent === null || uncountedReason(event, { isOnline: false, opponent }) === null;
