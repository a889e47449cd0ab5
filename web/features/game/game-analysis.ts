import { type Judged, type Slip, slipOf } from '../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { makeUci } from '../../../domain/chess/square.ts';
import { moverOf } from './spoken-move.ts';

/** A move that gave much away. */
export interface Mark {
  readonly ply: number;
  readonly slip: Slip;
}

/**
 * The moves that gave much away, in their order. A move that is the engine's own choice is none of them: what it thinks
 * worse of once it has been made, it has only seen later.
 */
export function marksOf(judged: readonly Judged[], moves: readonly PlayedMove[]): readonly Mark[] {
  return moves.flatMap(({ move }, at) => {
    const before = judged[at];
    const after = judged[at + 1];
    if (before === undefined || after === undefined || before.best === makeUci(move)) return [];
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

/** What this tab has found out about a game before; null where it has not, or of another record. */
export function keptJudgements(storage: Storage, gameId: string, record: string): readonly Judged[] | null {
  const text = storage.getItem(KEY + gameId);
  if (text === null) return null;
  // Written by `keepJudgements` of this same tab.
  const kept = JSON.parse(text) as Kept;
  return kept.record === record ? kept.judged : null;
}

/** Keeps it for as long as the tab is open, so that it is not worked out twice. Only the last game is kept. */
export function keepJudgements(storage: Storage, gameId: string, kept: Kept): void {
  const others = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of others) if (key.startsWith(KEY)) storage.removeItem(key);
  storage.setItem(KEY + gameId, JSON.stringify(kept));
}
