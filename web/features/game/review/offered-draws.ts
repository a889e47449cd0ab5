import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import type { Color } from '../../../../domain/tournament/value/field.ts';
import { moverOf } from '../accessible/spoken-move.ts';

/**
 * Whether a draw offer belongs to the move of this half-move number: its player offered it with the move, or while it
 * was their turn to make it (FIDE 9.1.2: an offer at another time is valid too).
 */
export function isDrawOffered(moves: readonly PlayedMove[], ply: number): boolean {
  const mover = moverOf(ply);
  const offeredAfter = (half: number): readonly Color[] => moves[half - 1]?.drawOffers ?? [];
  return offeredAfter(ply).includes(mover) || offeredAfter(ply - 1).includes(mover);
}
