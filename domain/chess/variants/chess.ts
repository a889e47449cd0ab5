import type { Position } from 'chessops/chess';
import { opposite } from '../../tournament/field.ts';
import type { PositionEnd } from '../variant-rules.ts';
import { chessopsRules } from './chessops.ts';

/**
 * Chess under the FIDE Laws. Draws that a player has to claim, and those that depend on the history of the game, are
 * counted in `position.ts`.
 */
export const chess = chessopsRules({
  rules: 'chess',
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  promotions: ['queen', 'knight', 'rook', 'bishop'],
  premove: true,
  end,
});

function end(position: Position): PositionEnd | null {
  const context = position.ctx();
  if (position.isCheckmate(context)) return { winner: opposite(position.turn), reason: 'checkmate' };
  if (position.isStalemate(context)) return { winner: null, reason: 'stalemate' };
  // 5.2.2, as far as material proves it; a wall of blocked pawns is left to the arbiter.
  return position.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}
