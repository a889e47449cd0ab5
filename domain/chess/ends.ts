import type { Color } from '../tournament/field.ts';

/** The names of all ends that the board decides. Apart from the rules, so that who only names an end needs no rules. */

/** What the position itself proves, without the history of the game. */
const POSITION_ENDS = [
  'checkmate',
  'stalemate',
  'deadPosition',
  'lostAllPieces',
  'noLegalMove',
  'lastRank',
  'allCaptured',
  'blocked',
] as const;

export interface PositionEnd {
  /** Null for a draw. */
  readonly winner: Color | null;
  readonly reason: (typeof POSITION_ENDS)[number];
}

/** How a game can end by the moves alone, without anybody's word. */
export const BOARD_ENDS = [...POSITION_ENDS, 'fivefoldRepetition', 'seventyFiveMoves'] as const;

export interface BoardEnd {
  /** Null for a draw. */
  readonly winner: Color | null;
  readonly reason: (typeof BOARD_ENDS)[number];
}

export const CLAIMABLE_DRAWS = ['threefoldRepetition', 'fiftyMoves'] as const;
export type ClaimableDraw = (typeof CLAIMABLE_DRAWS)[number];
