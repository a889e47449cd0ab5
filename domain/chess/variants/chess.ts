import { Chess } from 'chessops/chess';
import { makeSan } from 'chessops/san';
import { opposite } from '../../tournament/value/field.ts';
import type { PositionEnd } from '../ends.ts';
import type { Role, Square } from '../square.ts';
import type { VariantRules } from '../variant-rules.ts';
import { type Known, Positions, reachesLastRank } from './chessops.ts';

const PROMOTIONS: readonly Role[] = ['queen', 'knight', 'rook', 'bishop'];

const positions = new Positions(Chess);

/** FIDE Laws by chessops, tested against chess.js. `position.ts` handles claims and history. */
export const chess: VariantRules = {
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  promotions: PROMOTIONS,
  premove: true,
  legalDestinations: (fen) => legalDestinations(positions.at(fen)),
  isPromotion: (fen, move) => reachesLastRank(positions.at(fen).position, move),
  play: (fen, move) => positions.play(fen, move),
  end: (fen) => end(positions.at(fen)),
  canWin: (fen, color) => !positions.at(fen).position.hasInsufficientMaterial(color),
  isCheck: (fen) => positions.at(fen).context.checkers.nonEmpty(),
  san: (fen, move) => makeSan(positions.at(fen).position, move),
};

function legalDestinations({ position, context }: Known<Chess>): ReadonlyMap<Square, readonly Square[]> {
  const own = position.board[position.turn];
  // Chessops moves a castling king onto the rook; the Laws move it two squares (3.8.2).
  const squareOf = (from: Square, to: Square): Square => (own.has(to) ? from + (to > from ? 2 : -2) : to);
  const movable = [...position.allDests(context)].filter(([, squares]) => squares.nonEmpty());
  return new Map(movable.map(([from, squares]) => [from, Array.from(squares, (to) => squareOf(from, to))]));
}

function end({ position, context }: Known<Chess>): PositionEnd | null {
  if (!position.hasDests(context))
    return context.checkers.nonEmpty()
      ? { winner: opposite(position.turn), reason: 'checkmate' }
      : { winner: null, reason: 'stalemate' };
  // FIDE Laws 5.2.2 as far as material proves it; blocked pawn chains are left to the arbiter.
  return position.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}
