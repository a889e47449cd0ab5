import type { Score } from '../../domain/chess/evaluation.ts';

/** What the engine says, read from the lines of its protocol (UCI). */
export type EngineLine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | { readonly kind: 'thought'; readonly place: number; readonly depth: number; readonly line: VariationLine };

/** One way the game may go on. */
export interface VariationLine {
  readonly score: Score;
  /** The moves as from-to squares with the piece of a promotion, such as e7e8q. */
  readonly moves: readonly string[];
}

/** What a line of the engine says; null where it is of no interest. `whiteToMove`: the protocol counts for the side to move. */
export function readEngineLine(line: string, whiteToMove: boolean): EngineLine | null {
  if (line === 'readyok') return { kind: 'ready' };
  if (line.startsWith('bestmove')) return { kind: 'done' };
  if (!line.startsWith('info ')) return null;
  // A bound is no score yet, and the best line so far stands until there is one.
  if (/ (lower|upper)bound/.test(line)) return null;
  const depth = numberAfter(line, 'depth');
  const score = scoreIn(line, whiteToMove ? 1 : -1);
  const moves = / pv (.+)$/.exec(line)?.[1]?.trim().split(' ');
  if (depth === null || score === null || moves === undefined) return null;
  return { kind: 'thought', place: numberAfter(line, 'multipv') ?? 1, depth, line: { score, moves } };
}

function scoreIn(line: string, sign: 1 | -1): Score | null {
  const found = / score (cp|mate) (-?\d+)/.exec(line);
  if (found === null) return null;
  const value = sign * Number(found[2]);
  return found[1] === 'mate' ? { kind: 'mate', moves: value } : { kind: 'pawns', centipawns: value };
}

function numberAfter(line: string, word: string): number | null {
  const found = new RegExp(` ${word} (\\d+)`).exec(line)?.[1];
  return found === undefined ? null : Number(found);
}
