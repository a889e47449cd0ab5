import type { Color } from '../tournament/value/field.ts';

/** End names live apart from the rules, so that code that only names an end does not load the rules. */

/** Ends that the position alone proves, without the game's history. */
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
  readonly winner: Color | null;
  readonly reason: (typeof POSITION_ENDS)[number];
}

/** Ends that moves alone bring about, without a claim or an agreement. */
export const BOARD_ENDS = [...POSITION_ENDS, 'fivefoldRepetition', 'seventyFiveMoves'] as const;

export interface BoardEnd {
  readonly winner: Color | null;
  readonly reason: (typeof BOARD_ENDS)[number];
}

export const CLAIMABLE_DRAWS = ['threefoldRepetition', 'fiftyMoves'] as const;
export type ClaimableDraw = (typeof CLAIMABLE_DRAWS)[number];
