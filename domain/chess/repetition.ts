import type { Move, Square } from './square.ts';

/** How far back a position can be found again is known without the positions: the moves since then are enough. */
export interface Reversible {
  readonly fen: string;
  /**
   * The half-moves after which this position could still be an earlier one, the latest last: where each came from and
   * where it went, by turns.
   */
  readonly reversible: readonly Square[];
}

/** A position stands on the board again after two moves of each side at the soonest: so many numbers of `reversible`. */
const SOONEST = 8;

/** The reversible half-moves after a move that has led to this FEN. */
export function reversibleAfter(before: Reversible, { from, to }: Move, fen: string): readonly Square[] {
  return isIrreversible(before.fen, fen) ? [] : [...before.reversible, from, to];
}

/**
 * Whether no position before the move can come back: a pawn has moved or a piece was captured, a right to castle is lost,
 * or the right to capture en passant has lapsed.
 */
function isIrreversible(before: string, after: string): boolean {
  const [, , castlingBefore, enPassantBefore] = before.split(' ');
  const [, , castling, , halfMoveClock] = after.split(' ');
  return halfMoveClock === '0' || castling !== castlingBefore || enPassantBefore !== '-';
}

/** Whether the position has stood on the board so often, now included: the same to move, with the same rights (9.2.3). */
export const hasOccurred = (position: Reversible, times: number): boolean =>
  position.reversible.length >= SOONEST * (times - 1) && occurrencesOf(position) >= times;

/** How often the position has stood on the board, now included: the moves are taken back, two half-moves at a time. */
export function occurrencesOf({ fen, reversible }: Reversible): number {
  const now = squaresOf(fen);
  const then = [...now];
  let different = 0;
  const put = (square: Square, piece: string | undefined): void => {
    different -= Number(then[square] !== now[square]);
    then[square] = piece;
    different += Number(then[square] !== now[square]);
  };
  let count = 1;
  for (let at = reversible.length - 2; at >= 0; at -= 2) {
    const [from = 0, to = 0] = [reversible[at], reversible[at + 1]];
    put(from, then[to]);
    put(to, undefined);
    const isSameToMove = (reversible.length - at) % 4 === 0;
    if (isSameToMove && different === 0) count += 1;
  }
  return count;
}

/** The letter of the piece on each square, from a1 on. */
function squaresOf(fen: string): (string | undefined)[] {
  const squares = new Array<string | undefined>(64).fill(undefined);
  let square = 56;
  for (const sign of fen.slice(0, fen.indexOf(' '))) {
    if (sign === '/') square -= 16;
    else if (sign >= '1' && sign <= '8') square += Number(sign);
    else {
      squares[square] = sign;
      square += 1;
    }
  }
  return squares;
}
