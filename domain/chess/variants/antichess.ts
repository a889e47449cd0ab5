import type { Position } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { ok, type Result, refuse } from '../../result.ts';
import type { PositionEnd } from '../ends.ts';
import { type Move, type Role, rankOf, type Square } from '../square.ts';
import type { MoveRefusal, VariantRules } from '../variant-rules.ts';
import { readPosition } from './chessops.ts';

const PROMOTIONS = ['queen', 'knight', 'rook', 'bishop', 'king'] as const satisfies readonly Role[];

/**
 * Antichess: a capture must be played if there is one, the king is an ordinary piece, nobody castles, and who has
 * nothing left to move wins. A pawn may become a king (decision D-15).
 */
export const antichess: VariantRules = {
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  promotions: PROMOTIONS,
  premove: false,
  legalDestinations: (fen) => legalDestinations(read(fen)),
  isPromotion: (fen, move) => reachesLastRank(read(fen), move),
  play: (fen, move) => play(read(fen), move),
  end: (fen) => end(read(fen)),
  canWin: (fen, color) => !read(fen).hasInsufficientMaterial(color),
  isCheck: () => false,
  san: (fen, move) => makeSan(read(fen), move),
};

const read = (fen: string): Position => readPosition('antichess', fen);

function legalDestinations(position: Position): ReadonlyMap<Square, readonly Square[]> {
  const movable = [...position.allDests()].filter(([, squares]) => squares.nonEmpty());
  return new Map(movable.map(([from, squares]) => [from, [...squares]]));
}

const reachesLastRank = ({ board, turn }: Position, { from, to }: Move): boolean =>
  board[turn].has(from) && board.pawn.has(from) && rankOf(to) === (turn === 'white' ? 7 : 0);

function play(position: Position, move: Move): Result<string, MoveRefusal> {
  if (move.promotion === undefined && reachesLastRank(position, move)) {
    return refuse(position.isLegal({ ...move, promotion: PROMOTIONS[0] }) ? 'promotionRequired' : 'illegalMove');
  }
  if (!position.isLegal(move)) return refuse('illegalMove');
  position.play(move);
  return ok(makeFen(position.toSetup()));
}

function end(position: Position): PositionEnd | null {
  if (position.board[position.turn].isEmpty()) return { winner: position.turn, reason: 'lostAllPieces' };
  if (!position.hasDests()) return { winner: position.turn, reason: 'noLegalMove' };
  // Bishops alone, one side's on light and the other's on dark squares: they never meet.
  return position.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}
