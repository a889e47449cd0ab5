import type { Board } from 'chessops/board';
import { makeCastlingFen } from 'chessops/fen';
import type { Setup } from 'chessops/setup';
import { makeSquare, type Square } from '../square.ts';

/** chessops' `makeFen` takes three times as long and leaves five times the garbage; this runs at every move. */
export function writeFen({ board, turn, castlingRights, epSquare, halfmoves, fullmoves }: Setup): string {
  const castling = castlingRights.isEmpty() ? '-' : makeCastlingFen(board, castlingRights);
  const enPassant = epSquare === undefined ? '-' : makeSquare(epSquare);
  return `${placementOf(board)} ${turn.charAt(0)} ${castling} ${enPassant} ${halfmoves} ${fullmoves}`;
}

const ZERO = '0'.charCodeAt(0);
const SLASH = '/'.charCodeAt(0);
const LOWER_CASE = 'a'.charCodeAt(0) - 'A'.charCodeAt(0);
const [PAWN = 0, KNIGHT = 0, BISHOP = 0, ROOK = 0, QUEEN = 0, KING = 0] = Array.from('PNBRQK', (letter) =>
  letter.charCodeAt(0),
);

/** Reused to avoid allocations. */
const signs: number[] = [];

function placementOf(board: Board): string {
  let count = 0;
  const put = (sign: number): void => {
    signs[count] = sign;
    count += 1;
  };
  for (let rank = 7; rank >= 0; rank--) {
    if (rank < 7) put(SLASH);
    let empty = 0;
    for (let square = 8 * rank; square < 8 * rank + 8; square++) {
      if (!board.has(square)) {
        empty += 1;
        continue;
      }
      if (empty > 0) put(ZERO + empty);
      empty = 0;
      put(signOn(board, square));
    }
    if (empty > 0) put(ZERO + empty);
  }
  signs.length = count;
  return String.fromCharCode(...signs);
}

const signOn = (board: Board, square: Square): number =>
  board.black.has(square) ? pieceOn(board, square) + LOWER_CASE : pieceOn(board, square);

function pieceOn(board: Board, square: Square): number {
  if (board.pawn.has(square)) return PAWN;
  if (board.knight.has(square)) return KNIGHT;
  if (board.bishop.has(square)) return BISHOP;
  if (board.rook.has(square)) return ROOK;
  return board.queen.has(square) ? QUEEN : KING;
}
