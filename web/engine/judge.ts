import type { Judged } from '../../domain/chess/evaluation.ts';
import { rulesOf } from '../../domain/chess/rules.ts';
import type { Engine } from './engine.ts';

/** So deep a position is looked at, and no longer than this: a whole game takes a phone a minute or two. */
const DEPTH = 13;
const MOST_MS = 1_500;

/** What looks at a position. */
export type Analyser = Pick<Engine, 'analyse'>;

export interface Judging {
  readonly signal: AbortSignal;
  /** How many positions are done. */
  readonly told: (done: number) => void;
}

/** Looks at positions, one after the other. Stops with what it has when the signal comes. */
export async function judgePositions(
  engine: Analyser,
  fens: readonly string[],
  { signal, told }: Judging,
): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (const fen of fens) {
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
