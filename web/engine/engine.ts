import { ENGINE_SCRIPT } from '../../contract/game/engine-files.ts';
import { readEngineLine, type VariationLine } from './uci.ts';

/** What is known of a position so far: the best lines, best first. It improves with the depth. */
export interface Evaluation {
  /** Depth reached, in half-moves. */
  readonly depth: number;
  readonly lines: readonly VariationLine[];
}

export interface AnalysisLimits {
  /** Maximum depth, in half-moves. */
  readonly depth?: number;
  /** Maximum time, in milliseconds. */
  readonly ms?: number;
  /** Number of lines; one by default. */
  readonly lines?: number;
}

/** The engine failed to load, or crashed. */
export class EngineFailed extends Error {}

const MEGABYTES = 16;
/** Without a limit it would never end. */
const MOST_DEPTH = 40;

/**
 * Stockfish in a web worker, for chess only. It searches one position at a time; a new search ends the one before. Its
 * files load with the first engine, and nothing is sent to the server.
 *
 *     const engine = new Engine();
 *     for await (const { lines } of engine.analyse(fen, { depth: 14 }, signal)) show(lines);
 *     engine.close();
 */
export class Engine {
  readonly #worker: Worker;
  #onLine: (line: string) => void = () => undefined;
  #fail: (error: EngineFailed) => void = () => undefined;
  /** Resolves when the previous search has ended: only then is the engine free for the next. */
  #idle: Promise<void>;
  #isBroken = false;
  #abort: AbortController | null = null;

  constructor() {
    this.#worker = new Worker(ENGINE_SCRIPT);
    this.#worker.onmessage = ({ data }: MessageEvent<unknown>) => this.#onLine(String(data));
    this.#worker.onerror = () => this.#breakDown();
    this.#idle = this.#until('ready', () => {
      this.#send('uci');
      this.#send(`setoption name Hash value ${MEGABYTES}`);
      this.#send('isready');
    });
    // Later callers get the failure; there may be none yet.
    this.#idle.catch(() => undefined);
  }

  /**
   * Evaluates a position until a limit is reached or the signal aborts, which ends the iteration without an error. The
   * position must have a legal move.
   */
  async *analyse(fen: string, limits: AnalysisLimits, signal?: AbortSignal): AsyncGenerator<Evaluation, void> {
    this.#abort?.abort();
    const own = new AbortController();
    this.#abort = own;
    const ended = signal === undefined ? own.signal : AbortSignal.any([own.signal, signal]);
    const latest = new LatestValue();
    const search = this.#idle.then(() => (ended.aborted ? undefined : this.#search(fen, limits, ended, latest)));
    this.#idle = search;
    search.then(
      () => latest.end(),
      (error: unknown) => latest.end(error),
    );
    try {
      for (let next = await latest.next(); next !== null && !ended.aborted; next = await latest.next()) yield next;
    } finally {
      own.abort();
    }
  }

  close(): void {
    this.#abort?.abort();
    this.#worker.terminate();
    this.#isBroken = true;
    this.#fail(new EngineFailed('closed'));
  }

  #search(
    fen: string,
    { depth, ms, lines = 1 }: AnalysisLimits,
    signal: AbortSignal,
    latest: LatestValue,
  ): Promise<void> {
    const whiteToMove = fen.split(' ')[1] !== 'b';
    const best: VariationLine[] = [];
    const stop = () => this.#send('stop');
    signal.addEventListener('abort', stop);
    const searched = this.#until(
      'done',
      () => {
        this.#send(`setoption name MultiPV value ${lines}`);
        this.#send(`position fen ${fen}`);
        this.#send(`go depth ${depth ?? MOST_DEPTH}${ms === undefined ? '' : ` movetime ${ms}`}`);
      },
      (line) => {
        const parsed = readEngineLine(line, whiteToMove);
        if (parsed?.kind !== 'thought') return;
        best[parsed.place - 1] = parsed.line;
        // The lines of one depth arrive one after the other; each update passes on all that are known.
        if (best[0] !== undefined) latest.set({ depth: parsed.depth, lines: [...best] });
      },
    );
    return searched.finally(() => signal.removeEventListener('abort', stop));
  }

  /** Sends a command and waits for the line that answers it. */
  #until(kind: 'ready' | 'done', send: () => void, onLine?: (line: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isBroken) return reject(new EngineFailed('closed'));
      this.#fail = reject;
      this.#onLine = (line) => {
        if (readEngineLine(line, true)?.kind === kind) resolve();
        else onLine?.(line);
      };
      send();
    });
  }

  #send(command: string): void {
    this.#worker.postMessage(command);
  }

  #breakDown(): void {
    this.#isBroken = true;
    this.#fail(new EngineFailed('the worker broke down'));
  }
}

/** Passes on the latest value only; earlier ones are dropped. */
class LatestValue {
  #last: Evaluation | null = null;
  #isOver = false;
  #error: unknown;
  #wake: () => void = () => undefined;

  set(evaluation: Evaluation): void {
    this.#last = evaluation;
    this.#wake();
  }

  end(error?: unknown): void {
    this.#isOver = true;
    this.#error = error;
    this.#wake();
  }

  /** Null at the end. */
  async next(): Promise<Evaluation | null> {
    for (;;) {
      const last = this.#last;
      this.#last = null;
      if (last !== null) return last;
      if (this.#error !== undefined) throw this.#error;
      if (this.#isOver) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
