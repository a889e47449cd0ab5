import type { Result } from '../kernel/result.ts';
import type { Color } from '../tournament/value/field.ts';
import type { PositionEnd } from './ends.ts';
import type { Move, Role, Square } from './square.ts';

export type MoveRefusal = 'illegalMove' | 'promotionRequired';

/** Rules of one variant. A position is its FEN, so an object that wakes up continues without a replay. */
export interface VariantRules {
  readonly startFen: string;
  /** Promotion pieces, in dialog order. */
  readonly promotions: readonly Role[];
  /** True if premoves are allowed. */
  readonly premove: boolean;
  /** Destinations by the squares of movable pieces. */
  readonly legalDestinations: (fen: string) => ReadonlyMap<Square, readonly Square[]>;
  /** True if the move promotes a pawn, so that a piece must be chosen. */
  readonly isPromotion: (fen: string, move: Move) => boolean;
  /** FEN after a legal move; it names the en passant square only if a capture is possible. */
  readonly play: (fen: string, move: Move) => Result<string, MoveRefusal>;
  readonly end: (fen: string) => PositionEnd | null;
  /** True if the side can win by any series of legal moves, as FIDE Laws 6.9 asks when a flag falls. */
  readonly canWin: (fen: string, color: Color) => boolean;
  readonly isCheck: (fen: string) => boolean;
  /** SAN of a legal move. */
  readonly san: (fen: string, move: Move) => string;
}
