import { useEffect, useState } from 'react';
import { Engine, EngineFailed, type Evaluation } from '../../engine/engine.ts';

/** An engine for as long as the part is shown. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    const made = new Engine();
    setEngine(made);
    return () => made.close();
  }, []);
  return engine;
}

/** What is thought of a position so far. */
export interface Thought {
  readonly fen: string;
  readonly evaluation: Evaluation;
}

interface ThoughtOn {
  /** Null where there is nothing to look at now. */
  readonly fen: string | null;
  readonly onFailed: () => void;
}

const LINES = 3;
const DEPTH = 22;
const MOST_MS = 20_000;

/** Looks at a position, and at the next one when it is another; null until something is known of it. */
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
