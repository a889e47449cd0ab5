import type { TFunction } from 'i18next';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { parseUci } from '../../../domain/chess/square.ts';
import { shownSan } from '../../../i18n/shown-san.ts';
import { moveNumber } from './numbered-move.ts';

/** Moves of a line that are shown: beyond them an engine guesses. */
const MOST_MOVES = 8;
const CHESS = rulesOf('Chess');

/** An engine's line in the reader's notation, with the numbers of the moves: 12. Nf3 Nc6 13. Bb5. */
export function variationText(t: TFunction<'game'>, fen: string, ply: number, moves: readonly string[]): string {
  const words: string[] = [];
  let position = fen;
  for (const [at, uci] of moves.slice(0, MOST_MOVES).entries()) {
    const move = parseUci(uci);
    const after = move && CHESS.play(position, move);
    if (move === undefined || after?.ok !== true) break;
    const half = ply + at + 1;
    if (at === 0 || half % 2 === 1) words.push(moveNumber(half));
    words.push(shownSan(t, CHESS.san(position, move)));
    position = after.value;
  }
  return words.join(' ');
}
