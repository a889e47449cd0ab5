import type { Result } from '../result.ts';
import type { Color } from '../tournament/field.ts';
import type { PositionEnd } from './ends.ts';
import type { Move, Role, Square } from './square.ts';

export type MoveRefusal = 'illegalMove' | 'promotionRequired';

/**
 * The rules of one variant. A position is the text of its FEN: a plain value that an object which has just woken up
 * goes on from without a replay.
 */
export interface VariantRules {
  readonly startFen: string;
  /** The pieces a pawn may become, in the order of the dialog. */
  readonly promotions: readonly Role[];
  /** Whether a move may be laid down in advance while the opponent thinks. */
  readonly premove: boolean;
  /** Every square that has a legal move, with where it may go. */
  readonly legalDestinations: (fen: string) => ReadonlyMap<Square, readonly Square[]>;
  /** Whether this move takes a pawn to the last rank, so that a piece has to be named. */
  readonly isPromotion: (fen: string, move: Move) => boolean;
  /** The position after a legal move; the en passant square is written only if it can be captured on. */
  readonly play: (fen: string, move: Move) => Result<string, MoveRefusal>;
  readonly end: (fen: string) => PositionEnd | null;
  /** Whether this side can still win by any series of legal moves; decides a fallen flag (FIDE Laws 6.9). */
  readonly canWin: (fen: string, color: Color) => boolean;
  readonly isCheck: (fen: string) => boolean;
  /** The move in standard algebraic notation. The move must be legal. */
  readonly san: (fen: string, move: Move) => string;
}
