import type { MatchGame } from '../../../domain/pairing/knockout-match.ts';

/** Games of a match as they come as a rule: the first side has White in the first, then the colours change. */
export const inTurn = (games: readonly Omit<MatchGame, 'white'>[]): MatchGame[] =>
  games.map((game, index) => ({ ...game, white: index % 2 === 0 ? 'first' : 'second' }));
