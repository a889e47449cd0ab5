/**
 * A knockout match (formats sheet, sections 2 and 3): two games with colours switched, then extra games one at a time
 * until somebody leads. For teams a game is a leg on all boards, and its points are the game points of the boards.
 */
import { KNOCKOUT_GAMES } from '../limits.ts';

/** `first` is the side that has White in game 1 (on board 1, for teams). */
export type MatchSide = 'first' | 'second';

/** What a finished game or leg gave, in points of any one unit. */
export interface MatchGame {
  /** Who had White in it (on board 1, for teams). */
  readonly white: MatchSide;
  readonly first: number;
  readonly second: number;
  /** Neither side appeared. */
  readonly bothAbsent?: boolean;
}

export type MatchState =
  | { readonly kind: 'decided'; readonly winner: MatchSide }
  /** `game` is to be played next, counted from 1; above two it is an extra game. */
  | { readonly kind: 'open'; readonly game: number; readonly white: MatchSide };

/**
 * Whether the finished games decide the match, or else which game comes next and who has White in it: the one who had
 * Black in the last. Both games are played even when the first is a forfeit. When neither side appears for the last
 * word, the better seed goes through.
 */
export function matchState(games: readonly MatchGame[], betterSeed: MatchSide): MatchState {
  const lead = games.reduce((sum, game) => sum + game.first - game.second, 0);
  if (games.length >= KNOCKOUT_GAMES && lead !== 0) return { kind: 'decided', winner: lead > 0 ? 'first' : 'second' };
  if (games.length >= KNOCKOUT_GAMES && games.at(-1)?.bothAbsent) return { kind: 'decided', winner: betterSeed };
  return { kind: 'open', game: games.length + 1, white: games.at(-1)?.white === 'first' ? 'second' : 'first' };
}
