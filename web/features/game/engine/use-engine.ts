import { useEffect, useState } from 'react';
import { Engine, EngineFailed, type Evaluation } from '../../../engine/engine.ts';

/** An engine while the component is mounted. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const made = new Engine();
    setEngine(made);
    return () => made.close();
  }, []);
  return engine;
}

export interface Thought {
  readonly fen: string;
  readonly evaluation: Evaluation;
}

interface ThoughtOn {
  /** Null while there is no position to evaluate. */
  readonly fen: string | null;
  readonly onFailed: () => void;
}

const LINES = 3;
const DEPTH = 22;
const MOST_MS = 20_000;

/** Evaluates a position, and restarts when it changes; null until there is a first evaluation. */
export function useThought(engine: Engine | null, { fen, onFailed }: ThoughtOn): Thought | null {
  const [thought, setThought] = useState<Thought | null>(null);
  useEffect(() => {
    if (engine === null || fen === null) return;
    const leave = new AbortController();
    const think = async () => {
      for await (const evaluation of engine.analyse(fen, { depth: DEPTH, ms: MOST_MS, lines: LINES }, leave.signal)) {
        if (!leave.signal.aborted) setThought({ fen, evaluation });
      }
    };
    think().catch((error: unknown) => {
      if (!leave.signal.aborted && error instanceof EngineFailed) onFailed();
    });
    return () => leave.abort();
  }, [engine, fen, onFailed]);
  return thought?.fen === fen ? thought : null;
}
