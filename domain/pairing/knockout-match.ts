/** Two games, then extra games until one leads (formats sheet, sections 2 and 3). A leg counts game points. */
import { KNOCKOUT_GAMES } from '../kernel/limits.ts';

/** `first` is the side with White in game 1 (for teams, on board 1). */
export type MatchSide = 'first' | 'second';

/** Points of a finished game or leg, in any unit as long as it is the same for all. */
export interface MatchGame {
  readonly white: MatchSide;
  readonly first: number;
  readonly second: number;
  readonly bothAbsent?: boolean;
}

export type MatchState =
  | { readonly kind: 'decided'; readonly winner: MatchSide }
  /** `game` is the next game, from 1; from 3 on it is an extra game. */
  | { readonly kind: 'open'; readonly game: number; readonly white: MatchSide };

/** White is the side that had Black last. If both sides miss the deciding game, the better seed advances. */
export function matchState(games: readonly MatchGame[], betterSeed: MatchSide): MatchState {
  const lead = games.reduce((sum, game) => sum + game.first - game.second, 0);
  if (games.length >= KNOCKOUT_GAMES && lead !== 0) return { kind: 'decided', winner: lead > 0 ? 'first' : 'second' };
  if (games.length >= KNOCKOUT_GAMES && games.at(-1)?.bothAbsent) return { kind: 'decided', winner: betterSeed };
  return { kind: 'open', game: games.length + 1, white: games.at(-1)?.white === 'first' ? 'second' : 'first' };
}
