import type { Judged, Score, Slip } from '../../../../domain/chess/evaluation.ts';
import type { ByColor, Move } from '../../../../domain/chess/square.ts';
import type { MoveMark } from '../review/move-table.tsx';
import type { Mark } from './game-analysis.ts';

/** What the engine has found so far, for the parts of the page that show it. */
export interface Findings {
  /** Of the position on the board. */
  readonly score: Score | null;
  /** The best move in it. */
  readonly best: Move | null;
  readonly analysis: Analysis | null;
}

/** Of the whole game. */
export interface Analysis {
  /** Each position of the game, the start position first. */
  readonly judged: readonly Judged[];
  readonly marks: readonly Mark[];
  /** The marks for the list of moves, by half-move. */
  readonly shownMarks: ReadonlyMap<number, MoveMark>;
  /** In percent; null for a side that made no move after the opening. */
  readonly accuracy: ByColor<number | null>;
}

export const NO_FINDINGS: Findings = { score: null, best: null, analysis: null };

/** The signs of chess annotation. */
export const GLYPHS: Readonly<Record<Slip, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
