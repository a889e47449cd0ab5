import type { Score } from '../../domain/chess/evaluation.ts';

/** Engine output, parsed from its protocol (UCI). */
export type EngineLine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  | { readonly kind: 'thought'; readonly place: number; readonly depth: number; readonly line: VariationLine };

/** A principal variation. */
export interface VariationLine {
  readonly score: Score;
  /** Moves as from-to squares with the promotion piece, such as e7e8q. */
  readonly moves: readonly string[];
}

/** Parses a line of engine output; null where it is irrelevant. `whiteToMove`: UCI scores are from the side to move. */
export function readEngineLine(line: string, whiteToMove: boolean): EngineLine | null {
  if (line === 'readyok') return { kind: 'ready' };
  if (line.startsWith('bestmove')) return { kind: 'done' };
  if (!line.startsWith('info ')) return null;
  // A bound is not a score; the previous line stays until there is one.
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
