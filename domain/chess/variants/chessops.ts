import type { Position } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan } from 'chessops/san';
import { setupPosition } from 'chessops/variant';
import { assert, ok, refuse } from '../../result.ts';
import type { Color } from '../../tournament/field.ts';
import { fileOf, type Move, type Role, rankOf, type Square } from '../square.ts';
import type { PositionEnd, VariantRules } from '../variant-rules.ts';

interface ChessopsVariant {
  readonly rules: 'chess' | 'antichess';
  readonly startFen: string;
  readonly promotions: readonly Role[];
  readonly premove: boolean;
  readonly end: (position: Position) => PositionEnd | null;
}

/** The rules of a variant that chessops knows; `end` is what sets the variants apart. */
export function chessopsRules({ rules, end, ...fixed }: ChessopsVariant): VariantRules {
  const read = (fen: string): Position => {
    const setup = parseFen(fen);
    assert(setup.isOk, `no FEN: ${fen}`);
    const position = setupPosition(rules, setup.value);
    assert(position.isOk, `no position of ${rules}: ${fen}`);
    return position.value;
  };
  return {
    ...fixed,
    legalDestinations: (fen) => legalDestinations(read(fen)),
    isPromotion: (fen, move) => reachesLastRank(read(fen), move),
    play: (fen, move) => {
      const position = read(fen);
      if (takesOwnPiece(position, move)) return refuse('illegalMove');
      const [anyPiece] = fixed.promotions;
      if (move.promotion === undefined && anyPiece !== undefined && reachesLastRank(position, move)) {
        return refuse(position.isLegal({ ...move, promotion: anyPiece }) ? 'promotionRequired' : 'illegalMove');
      }
      if (!position.isLegal(move)) return refuse('illegalMove');
      position.play(move);
      return ok(makeFen(position.toSetup()));
    },
    end: (fen) => end(read(fen)),
    canWin: (fen, color) => !read(fen).hasInsufficientMaterial(color),
    isCheck: (fen) => read(fen).isCheck(),
    san: (fen, move) => makeSan(read(fen), move),
  };
}

/** Chessops writes castling as king takes rook; players move the king two squares, and only that is accepted. */
const takesOwnPiece = (position: Position, move: Move): boolean => position.board[position.turn].has(move.to);

const reachesLastRank = (position: Position, move: Move): boolean =>
  position.board[position.turn].has(move.from) &&
  position.board.pawn.has(move.from) &&
  rankOf(move.to) === lastRank(position.turn);

const lastRank = (color: Color): number => (color === 'white' ? 7 : 0);

function legalDestinations(position: Position): ReadonlyMap<Square, readonly Square[]> {
  const found = new Map<Square, readonly Square[]>();
  for (const [from, squares] of position.allDests()) {
    if (squares.isEmpty()) continue;
    found.set(
      from,
      Array.from(squares, (to) => (takesOwnPiece(position, { from, to }) ? castlingSquare(from, to) : to)),
    );
  }
  return found;
}

const castlingSquare = (king: Square, rook: Square): Square => king + (fileOf(rook) > fileOf(king) ? 2 : -2);
