import type { Move, Square } from './square.ts';

/** Repetitions are found by taking moves back, so no earlier positions are stored. */
export interface Reversible {
  readonly fen: string;
  /** From and to squares, alternating, of the half-moves since the last irreversible one; the latest is last. */
  readonly reversible: readonly Square[];
}

/** A repetition needs at least two moves by each side, which is this many entries of `reversible`. */
const SOONEST = 8;

/** `fen` is the position after the move. */
export function reversibleAfter(before: Reversible, { from, to }: Move, fen: string): readonly Square[] {
  return isIrreversible(before.fen, fen) ? [] : [...before.reversible, from, to];
}

/** True after a pawn move, a capture, a lost castling right or a lapsed en passant right. */
function isIrreversible(before: string, after: string): boolean {
  const [, , castlingBefore, enPassantBefore] = before.split(' ');
  const [, , castling, , halfMoveClock] = after.split(' ');
  return halfMoveClock === '0' || castling !== castlingBefore || enPassantBefore !== '-';
}

/** Counts the current position; the side to move and the rights must be the same (FIDE Laws 9.2.3). */
export const hasOccurred = (position: Reversible, times: number): boolean =>
  position.reversible.length >= SOONEST * (times - 1) && occurrencesOf(position) >= times;

/** Takes moves back two half-moves at a time, and counts the current position too. */
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

/** Piece letters by square, from a1. */
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
