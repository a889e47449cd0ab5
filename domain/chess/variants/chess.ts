import { Chess as Board, type Move as MadeMove, SQUARES, type Square as SquareName } from 'chess.js';
import { assert, ok, type Result, refuse } from '../../result.ts';
import type { Color } from '../../tournament/field.ts';
import type { PositionEnd } from '../ends.ts';
import { type Move, makeUci, parseSquare, type Role, rankOf, roleLetter, type Square } from '../square.ts';
import type { MoveRefusal, VariantRules } from '../variant-rules.ts';
import { readPosition } from './chessops.ts';

const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop'];

/**
 * Chess under the FIDE Laws, as chess.js knows them. Draws that a player has to claim, and those that depend on the
 * history of the game, are counted in `position.ts`. Chessops adds what chess.js cannot tell: which side can still win.
 */
export const chess: VariantRules = {
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  promotions: PROMOTIONS,
  premove: true,
  legalDestinations: (fen) => legalDestinations(new Board(fen)),
  isPromotion: (fen, move) => reachesLastRank(new Board(fen), move),
  play,
  end: (fen) => end(new Board(fen)),
  canWin: (fen, color) => !readPosition('chess', fen).hasInsufficientMaterial(color),
  isCheck: (fen) => new Board(fen).isCheck(),
  san: (fen, move) => make(fen, move).san,
};

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

function reachesLastRank(board: Board, { from, to }: Move): boolean {
  const piece = board.get(nameOf(from));
  const turn = board.turn();
  return piece?.type === 'p' && piece.color === turn && rankOf(to) === (turn === 'w' ? 7 : 0);
}

/** Asks for legality first: chess.js lets a promotion piece on an ordinary move pass, and throws at what is illegal. */
function play(fen: string, move: Move): Result<string, MoveRefusal> {
  const board = new Board(fen);
  if (!destinations(board, move.from).includes(move.to)) return refuse('illegalMove');
  const isPromotion = reachesLastRank(board, move);
  if (move.promotion === undefined) return isPromotion ? refuse('promotionRequired') : ok(make(fen, move).after);
  return isPromotion && PROMOTIONS.includes(move.promotion) ? ok(make(fen, move).after) : refuse('illegalMove');
}

let lastMade: MadeMove | undefined;

/**
 * Makes a legal move. Chess.js works out position and notation together and takes its time for both, so the answer is
 * kept: who has asked for the one asks for the other next.
 */
function make(fen: string, move: Move): MadeMove {
  if (lastMade !== undefined && lastMade.before === fen && lastMade.lan === makeUci(move)) return lastMade;
  const { from, to, promotion } = move;
  const piece = promotion === undefined ? {} : { promotion: roleLetter(promotion) };
  lastMade = new Board(fen).move({ from: nameOf(from), to: nameOf(to), ...piece });
  return lastMade;
}

/** Not by `isGameOver` of chess.js, which takes draws that have to be claimed for ends. */
function end(board: Board): PositionEnd | null {
  if (board.isCheckmate()) return { winner: otherThan(board.turn()), reason: 'checkmate' };
  if (board.isStalemate()) return { winner: null, reason: 'stalemate' };
  // 5.2.2, as far as material proves it; a wall of blocked pawns is left to the arbiter.
  return board.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}

const otherThan = (turn: 'w' | 'b'): Color => (turn === 'w' ? 'black' : 'white');
