import type { Judged } from '../../domain/chess/evaluation.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import type { Engine } from './engine.ts';

/** Limits per position: a whole game takes a phone a minute or two. */
const DEPTH = 15;
const MOST_MS = 1_500;

export type Analyser = Pick<Engine, 'analyse'>;

export interface JudgeOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Evaluates positions one after the other; on abort, returns those that are done. */
export async function judgePositions(
  engine: Analyser,
  fens: readonly string[],
  { signal, onProgress }: JudgeOptions,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const fen of fens) {
    if (signal.aborted) break;
    const found = judgedByRules(fen) ?? (await judge(engine, fen, signal));
    if (found === null) break;
    judged.push(found);
    onProgress(judged.length);
  }
  return judged;
}

/** A finished game is scored by the rules, as the engine has no move to search for. */
export function judgedByRules(fen: string): Judged | null {
  const end = rulesOf('Chess').end(fen);
  if (end === null) return null;
  if (end.winner === null) return { score: { kind: 'draw' }, best: null };
  return { score: { kind: 'mated', loser: end.winner === 'white' ? 'black' : 'white' }, best: null };
}

async function judge(engine: Analyser, fen: string, signal: AbortSignal): Promise<Judged | null> {
  let found: Judged | null = null;
  for await (const { lines } of engine.analyse(fen, { depth: DEPTH, ms: MOST_MS }, signal)) {
    const [best] = lines;
    if (best !== undefined) found = { score: best.score, best: best.moves[0] ?? null };
  }
  return signal.aborted ? null : found;
}
