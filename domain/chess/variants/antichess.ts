import type { Position } from 'chessops/chess';
import type { PositionEnd } from '../variant-rules.ts';
import { chessopsRules } from './chessops.ts';

/**
 * Antichess: a capture must be played if there is one, the king is an ordinary piece, and who has nothing left to move
 * wins. A pawn may become a king (decision D-15).
 */
export const antichess = chessopsRules({
  rules: 'antichess',
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
  promotions: ['queen', 'knight', 'rook', 'bishop', 'king'],
  premove: false,
  end,
});

function end(position: Position): PositionEnd | null {
  if (position.board[position.turn].isEmpty()) return { winner: position.turn, reason: 'lostAllPieces' };
  if (!position.hasDests()) return { winner: position.turn, reason: 'noLegalMove' };
  // Bishops alone, one side's on light and the other's on dark squares: they never meet.
  return position.isInsufficientMaterial() ? { winner: null, reason: 'deadPosition' } : null;
}
