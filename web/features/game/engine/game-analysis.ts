import { type Judged, type Slip, slipOf } from '../../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../../domain/chess/replay.ts';
import { makeUci } from '../../../../domain/chess/square.ts';
import { moverOf } from '../accessible/spoken-move.ts';

/** A mistake: a move that gave away much of the evaluation. */
export interface Mark {
  readonly ply: number;
  readonly slip: Slip;
}

/**
 * The mistakes after the opening, in order; `bookPlies` is the number of half-moves in the opening book. The engine's
 * own choice is never one: a drop after it only shows that the engine has seen deeper.
 */
export function marksOf(judged: readonly Judged[], moves: readonly PlayedMove[], bookPlies: number): readonly Mark[] {
  return moves.flatMap(({ move }, at) => {
    const before = judged[at];
    const after = judged[at + 1];
    if (at < bookPlies || before === undefined || after === undefined || before.best === makeUci(move)) return [];
    const ply = at + 1;
    const slip = slipOf(before.score, after.score, moverOf(ply));
    return slip === null ? [] : [{ ply, slip }];
  });
}

const KEY = 'rokade-judged/';

interface Kept {
  readonly record: string;
  readonly judged: readonly Judged[];
}

/** The evaluations that this tab has stored of a game; null where there are none, or they are of another record. */
export function keptJudgements(storage: Storage, gameId: string, record: string): readonly Judged[] | null {
  const text = storage.getItem(KEY + gameId);
  if (text === null) return null;
  // Only `keepJudgements` of this tab writes this entry.
  const kept = JSON.parse(text) as Kept;
  return kept.record === record ? kept.judged : null;
}

/** Stores the evaluations while the tab is open, so that they are not computed twice. Only the last game is stored. */
export function keepJudgements(storage: Storage, gameId: string, kept: Kept): void {
  const others = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of others) if (key.startsWith(KEY)) storage.removeItem(key);
  storage.setItem(KEY + gameId, JSON.stringify(kept));
}
