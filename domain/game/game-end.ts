import { BOARD_ENDS, CLAIMABLE_DRAWS } from '../chess/ends.ts';
import type { Millis } from '../kernel/time.ts';
import { type Color, opposite } from '../tournament/value/field.ts';
import type { GameResult } from '../tournament/value/game-result.ts';

export const END_REASONS = [
  ...BOARD_ENDS,
  ...CLAIMABLE_DRAWS,
  'agreement',
  'resignation',
  'flag',
  'flagInsufficientMaterial',
  'absence',
  'arbiter',
  'annulled',
] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface GameEnd {
  /** Null if the organiser annulled the game. */
  readonly result: GameResult | null;
  readonly reason: EndReason;
  readonly at: Millis;
}

/** Before the loser's first move a loss is a forfeit. */
export function resultOfLoss(loser: Color, isPlayed: boolean): GameResult {
  if (opposite(loser) === 'white') return isPlayed ? 'whiteWins' : 'whiteWinsByForfeit';
  return isPlayed ? 'blackWins' : 'blackWinsByForfeit';
}

export const resultOfWinner = (winner: Color | null): GameResult =>
  winner === null ? 'draw' : resultOfLoss(opposite(winner), true);
