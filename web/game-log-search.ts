import type { RawSearch } from './search.ts';

/** What of a game's log is shown; kept in the address. */
export interface GameLogSearch {
  /** False: only what is no move. */
  readonly moves?: false;
}

export const gameLogSearch = (raw: RawSearch): GameLogSearch => (raw.moves === false ? { moves: false } : {});
