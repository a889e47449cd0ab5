import { Chess as Board, SQUARES, type Square as SquareName } from 'chess.js';
import type { Position } from 'chessops/chess';
import { assert } from '../../result.ts';
import { opposite } from '../../tournament/field.ts';
import type { PositionEnd } from '../ends.ts';
import { type Move, parseSquare, type Role, roleLetter, type Square } from '../square.ts';
import type { VariantRules } from '../variant-rules.ts';
import { playOn, reachesLastRank, readPosition } from './chessops.ts';

const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop'];

/**
 * Chess under the FIDE Laws. Where a piece may go and how a move is written, chess.js tells; what is asked of each move of
 * a running game, chessops, which takes a twentieth of the time: both know the same chess, and tests hold them against
 * each other. Draws that a player has to claim, and those that depend on the history of the game, are counted in
 * `position.ts`.
 */
export const chess: VariantRules = {
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  promotions: PROMOTIONS,
  premove: true,
  legalDestinations: (fen) => legalDestinations(new Board(fen)),
  isPromotion: (fen, move) => reachesLastRank(read(fen), move),
  play: (fen, move) => playOn(read(fen), move),
  end: (fen) => end(read(fen)),
  canWin: (fen, color) => !read(fen).hasInsufficientMaterial(color),
  isCheck: (fen) => read(fen).isCheck(),
  san,
};

const read = (fen: string): Position => readPosition('chess', fen);

function legalDestinations(board: Board): ReadonlyMap<Square, readonly Square[]> {
  const found = new Map<Square, readonly Square[]>();
  for (let from = 0; from < 64; from++) {
    const squares = destinations(board, from);
    if (squares.length > 0) found.set(from, squares);
  }
  return found;
}

/**
 * Read from the notation, which ends with the square: the moves themselves cost ten times as much, because chess.js
 * writes two FENs into each.
 */
function destinations(board: Board, from: Square): readonly Square[] {
  const squares = board.moves({ square: nameOf(from) }).map((san) => destination(san, from));
  return [...new Set(squares)];
}

function destination(san: string, from: Square): Square {
  if (san.startsWith('O-O-O')) return from - 2;
  if (san.startsWith('O-O')) return from + 2;
  const square = parseSquare(san.replace(/(=[QRBN])?[+#]?$/, '').slice(-2));
  assert(square !== undefined, `no move: ${san}`);
  return square;
}

/** Square numbers run from a1, those of chess.js from a8. */
function nameOf(square: Square): SquareName {
  const name = SQUARES[square ^ 56];
  assert(name !== undefined, 'a square has a number from 0 to 63');
  return name;
}

/** Chess.js works out the position as well, and takes its time for it. */
function san(fen: string, { from, to, promotion }: Move): string {
  const piece = promotion === undefined ? {} : { promotion: roleLetter(promotion) };
  return new Board(fen).move({ from: nameOf(from), to: nameOf(to), ...piece }).san;
}

function end(position: Position): PositionEnd | null {
  if (position.isCheckmate()) return { winner: opposite(position.turn), reason: 'checkmate' };
  if (position.isStalemate()) return { winner: null, reason: 'stalemate' };
  // 5.2.2, as far as material proves it; a wall of blocked pawns is left to the arbiter.
  return position.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}
