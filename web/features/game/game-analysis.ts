import type { Score, Slip } from '../../../domain/chess/evaluation.ts';
import { slipOf } from '../../../domain/chess/evaluation.ts';
import type { PlayedMove } from '../../../domain/chess/replay.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { makeUci } from '../../../domain/chess/square.ts';
import type { Engine } from '../../engine/engine.ts';
import { moverOf } from './spoken-move.ts';

/** What the engine says of one position of a game. */
export interface Judged {
  readonly score: Score;
  /** The move that it prefers, as from-to squares; null where the game is over. */
  readonly best: string | null;
}

/** A move that gave much away. */
export interface Mark {
  readonly ply: number;
  readonly slip: Slip;
}

/** So deep a position is looked at, and no longer than this: a whole game takes a phone a minute or two. */
const DEPTH = 13;
const MOST_MS = 1_500;

const CHESS = rulesOf('Chess');

/** Looks at each position of a game, from the start to the end. Stops with what it has when the signal comes. */
export async function judgeGame(
  engine: Engine,
  moves: readonly PlayedMove[],
  { signal, told }: { readonly signal: AbortSignal; readonly told: (done: number) => void },
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const fen of [CHESS.startFen, ...moves.map((move) => move.fen)]) {
    if (signal.aborted) break;
    const found = judgedByRules(fen) ?? (await judge(engine, fen, signal));
    if (found === null) break;
    judged.push(found);
    told(judged.length);
  }
  return judged;
}

/** Where the game is over the rules say what the position is worth, and the engine has nothing to look for. */
export function judgedByRules(fen: string): Judged | null {
  const end = CHESS.end(fen);
  if (end === null) return null;
  if (end.winner === null) return { score: { kind: 'draw' }, best: null };
  return { score: { kind: 'mated', loser: end.winner === 'white' ? 'black' : 'white' }, best: null };
}

async function judge(engine: Engine, fen: string, signal: AbortSignal): Promise<Judged | null> {
  let found: Judged | null = null;
  for await (const { lines } of engine.analyse(fen, { depth: DEPTH, ms: MOST_MS }, signal)) {
    const [best] = lines;
    if (best !== undefined) found = { score: best.score, best: best.moves[0] ?? null };
  }
  return signal.aborted ? null : found;
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
