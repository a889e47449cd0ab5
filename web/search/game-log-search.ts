import type { RawSearch } from './search.ts';

/** The state of a game log; kept in the address. */
export interface GameLogSearch {
  /** False: hides the moves. */
  readonly moves?: false;
}

export const gameLogSearch = (raw: RawSearch): GameLogSearch => (raw.moves === false ? { moves: false } : {});
