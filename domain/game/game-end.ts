import { BOARD_ENDS, CLAIMABLE_DRAWS } from '../chess/ends.ts';
import type { Millis } from '../time.ts';
import { type Color, opposite } from '../tournament/field.ts';
import type { GameResult } from '../tournament/game-result.ts';

/** Every way in which a live game ends. */
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
  /** Null where the organiser has annulled the game. */
  readonly result: GameResult | null;
  readonly reason: EndReason;
  readonly at: Millis;
}

/** A game is played once the loser has made a move; before that a loss is a forfeit. */
export function resultOfLoss(loser: Color, isPlayed: boolean): GameResult {
  if (opposite(loser) === 'white') return isPlayed ? 'whiteWins' : 'whiteWinsByForfeit';
  return isPlayed ? 'blackWins' : 'blackWinsByForfeit';
}

export const resultOfWinner = (winner: Color | null): GameResult =>
  winner === null ? 'draw' : resultOfLoss(opposite(winner), true);
