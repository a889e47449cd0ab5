import { makeSan } from 'chessops/san';
import { Antichess } from 'chessops/variant';
import type { PositionEnd } from '../ends.ts';
import type { Role, Square } from '../square.ts';
import type { VariantRules } from '../variant-rules.ts';
import { type Known, Positions, reachesLastRank } from './chessops.ts';

const PROMOTIONS = ['queen', 'knight', 'rook', 'bishop', 'king'] as const satisfies readonly Role[];

const positions = new Positions(Antichess);

/** Captures are compulsory, and a side without moves wins. Pawns may promote to a king (decision D-15). */
export const antichess: VariantRules = {
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  promotions: PROMOTIONS,
  premove: false,
  legalDestinations: (fen) => legalDestinations(positions.at(fen)),
  isPromotion: (fen, move) => reachesLastRank(positions.at(fen).position, move),
  play: (fen, move) => positions.play(fen, move),
  end: (fen) => end(positions.at(fen)),
  canWin: (fen, color) => !positions.at(fen).position.hasInsufficientMaterial(color),
  isCheck: () => false,
  san: (fen, move) => makeSan(positions.at(fen).position, move),
};

function legalDestinations({ position, context }: Known<Antichess>): ReadonlyMap<Square, readonly Square[]> {
  const movable = [...position.allDests(context)].filter(([, squares]) => squares.nonEmpty());
  return new Map(movable.map(([from, squares]) => [from, [...squares]]));
}

function end({ position, context }: Known<Antichess>): PositionEnd | null {
  if (position.board[position.turn].isEmpty()) return { winner: position.turn, reason: 'lostAllPieces' };
  if (!position.hasDests(context)) return { winner: position.turn, reason: 'noLegalMove' };
  // Bishops of opposite square colours never meet.
  return position.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}
