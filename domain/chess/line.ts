import { Chess } from 'chess.js';
import { makeSquare, parseUci, roleLetter } from './square.ts';

/**
 * What is asked of chess under the FIDE Laws when a game is over and an engine looks at it: chess.js plays a line through
 * and writes it. Nobody needs it at the board, so that a page of a running game does without it.
 */

/** The notation (FIDE Laws, appendix C) of a line of moves in UCI from a position, as far as they are legal. */
export function sanOfLine(fen: string, line: readonly string[]): readonly string[] {
  const board = new Chess(fen);
  const written: string[] = [];
  for (const uci of line) {
    const san = played(board, uci);
    if (san === null) break;
    written.push(san);
  }
  return written;
}

/** How many moves there are in a position; a pawn that becomes a piece has four. */
export const countMoves = (fen: string): number => new Chess(fen).moves().length;

function played(board: Chess, uci: string): string | null {
  const move = parseUci(uci);
  if (move === undefined) return null;
  const { from, to, promotion } = move;
  try {
    const piece = promotion && { promotion: roleLetter(promotion) };
    return board.move({ from: makeSquare(from), to: makeSquare(to), ...piece }).san;
  } catch {
    // It throws what is not legal.
    return null;
  }
}
