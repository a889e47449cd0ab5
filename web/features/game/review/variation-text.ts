import type { TFunction } from 'i18next';
import { sanOfLine } from '../../../../domain/chess/line.ts';
import { shownSan } from '../../../../i18n/shown-san.ts';
import { moveNumber } from './numbered-move.ts';

/** Moves shown of a line: beyond them an engine guesses. */
const MOST_MOVES = 8;

/** An engine's line in the user's notation, with the numbers of the moves: 12. Nf3 Nc6 13. Bb5. */
export function variationText(t: TFunction<'game'>, fen: string, ply: number, moves: readonly string[]): string {
  return sanOfLine(fen, moves.slice(0, MOST_MOVES))
    .flatMap((san, at) => {
      const half = ply + at + 1;
      return [...(at === 0 || half % 2 === 1 ? [moveNumber(half)] : []), shownSan(t, san)];
    })
    .join(' ');
}
