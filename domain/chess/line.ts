import { Chess } from 'chess.js';
import { makeSquare, parseUci, roleLetter } from './square.ts';

/** Analysis helpers that need chess.js, which pages of running games therefore do not load. */

/** SAN (FIDE Laws, appendix C) of a UCI line, up to the first illegal move. */
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

/** Counts legal moves; each promotion counts as four. */
export const countMoves = (fen: string): number => new Chess(fen).moves().length;

function played(board: Chess, uci: string): string | null {
  const move = parseUci(uci);
  if (move === undefined) return null;
  const { from, to, promotion } = move;
  try {
    const piece = promotion && { promotion: roleLetter(promotion) };
    return board.move({ from: makeSquare(from), to: makeSquare(to), ...piece }).san;
  } catch {
    // chess.js throws on illegal moves.
    return null;
  }
}
