import type { PairingView } from '../../../contract/tournaments.ts';

type Board = Pick<PairingView, 'white' | 'black' | 'board' | 'online'>;

/** What the server is asked for, one after the other, so that two people change places. */
export interface Swap {
  readonly removed: readonly Board[];
  /** In the order of the boards: each new pairing takes the first that is free. */
  readonly added: readonly Board[];
}

/**
 * `leaving` gives the seat on this board to `coming`, who sits on another open board of the round or has no opponent,
 * and takes that seat in exchange. The two of one board change colours.
 */
export function swapOf(board: Board, leaving: string, coming: string, open: readonly Board[]): Swap {
  const other = open.find(({ white, black }) => white === coming || black === coming);
  const exchanged = (account: string): string =>
    account === leaving ? coming : account === coming ? leaving : account;
  const removed = other === undefined || other.board === board.board ? [board] : [board, other];
  const added = removed
    .map((one) => ({ ...one, white: exchanged(one.white), black: exchanged(one.black) }))
    .sort((one, another) => one.board - another.board);
  return { removed, added };
}
