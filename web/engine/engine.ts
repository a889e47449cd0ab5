import { ENGINE_SCRIPT } from '../../contract/engine-files.ts';
import { readEngineLine, type VariationLine } from './uci.ts';

/** What is known of a position so far: the best lines, the best first. It gets better with the depth. */
export interface Evaluation {
  /** Half-moves that have been looked through. */
  readonly depth: number;
  readonly lines: readonly VariationLine[];
}

export interface AnalysisLimits {
  /** Half-moves to look through. */
  readonly depth?: number;
  /** Milliseconds to think. */
  readonly ms?: number;
  /** How many lines are wanted; one where nothing is said. */
  readonly lines?: number;
}

/** The engine did not come, or broke down. */
export class EngineFailed extends Error {}

const MEGABYTES = 16;
/** Without a limit it would never end. */
const MOST_DEPTH = 40;

/**
 * Stockfish in a worker of the browser, for chess only. It looks at one position at a time; whoever asks for the next one
 * ends the search before. Its files come when the first engine is made, and nothing goes to the server.
 *
 *     const engine = new Engine();
 *     for await (const { lines } of engine.analyse(fen, { depth: 14 }, signal)) show(lines);
 *     engine.close();
 */
export class Engine {
  readonly #worker: Worker;
  #hear: (line: string) => void = () => undefined;
  #fail: (error: EngineFailed) => void = () => undefined;
  /** Settles when the search before has told its end: only then is the engine the next one's. */
  #idle: Promise<void>;
  #isBroken = false;
  #abort: AbortController | null = null;

  constructor() {
    this.#worker = new Worker(ENGINE_SCRIPT);
    this.#worker.onmessage = ({ data }: MessageEvent<unknown>) => this.#hear(String(data));
    this.#worker.onerror = () => this.#breakDown();
    this.#idle = this.#until('ready', () => {
      this.#say('uci');
      this.#say(`setoption name Hash value ${MEGABYTES}`);
      // Left alone it thinks a little more of whoever is to move, and no two positions could be compared.
      this.#say('setoption name Contempt value 0');
      this.#say('isready');
    });
    // Whoever asks is told; nobody may have asked yet.
    this.#idle.catch(() => undefined);
  }

  /**
   * What is thought of a position, again and again until a limit is reached or the signal comes. A signal ends it without
   * an error. The position must be one with a legal move.
   */
  async *analyse(fen: string, limits: AnalysisLimits, signal?: AbortSignal): AsyncGenerator<Evaluation, void> {
    this.#abort?.abort();
    const own = new AbortController();
    this.#abort = own;
    const ended = signal === undefined ? own.signal : AbortSignal.any([own.signal, signal]);
    const told = new Told();
    const search = this.#idle.then(() => (ended.aborted ? undefined : this.#search(fen, limits, ended, told)));
    this.#idle = search;
    search.then(
      () => told.end(),
      (error: unknown) => told.end(error),
    );
    try {
      for (let next = await told.next(); next !== null && !ended.aborted; next = await told.next()) yield next;
    } finally {
      own.abort();
    }
  }

  /** Ends the engine and what it was thinking about. */
  close(): void {
    this.#abort?.abort();
    this.#worker.terminate();
    this.#isBroken = true;
    this.#fail(new EngineFailed('closed'));
  }

  #search(fen: string, { depth, ms, lines = 1 }: AnalysisLimits, signal: AbortSignal, told: Told): Promise<void> {
    const whiteToMove = fen.split(' ')[1] !== 'b';
    const best: VariationLine[] = [];
    const stop = () => this.#say('stop');
    signal.addEventListener('abort', stop);
    const searched = this.#until(
      'done',
      () => {
        this.#say(`setoption name MultiPV value ${lines}`);
        this.#say(`position fen ${fen}`);
        this.#say(`go depth ${depth ?? MOST_DEPTH}${ms === undefined ? '' : ` movetime ${ms}`}`);
      },
      (line) => {
        const heard = readEngineLine(line, whiteToMove);
        if (heard?.kind !== 'thought') return;
        best[heard.place - 1] = heard.line;
        // The lines of one depth come one after the other: all are told with the first, as they stand.
        if (best[0] !== undefined) told.tell({ depth: heard.depth, lines: [...best] });
      },
    );
    return searched.finally(() => signal.removeEventListener('abort', stop));
  }

  /** Says something and waits for the line that answers it. */
  #until(kind: 'ready' | 'done', say: () => void, hear?: (line: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isBroken) return reject(new EngineFailed('closed'));
      this.#fail = reject;
      this.#hear = (line) => {
        if (readEngineLine(line, true)?.kind === kind) resolve();
        else hear?.(line);
      };
      say();
    });
  }

  #say(command: string): void {
    this.#worker.postMessage(command);
  }

  #breakDown(): void {
    this.#isBroken = true;
    this.#fail(new EngineFailed('the worker broke down'));
  }
}

/** Hands on the last thing that was told: what was told before it is of no interest any more. */
class Told {
  #last: Evaluation | null = null;
  #isOver = false;
  #error: unknown;
  #wake: () => void = () => undefined;

  tell(evaluation: Evaluation): void {
    this.#last = evaluation;
    this.#wake();
  }

  end(error?: unknown): void {
    this.#isOver = true;
    this.#error = error;
    this.#wake();
  }

  /** Null when there will be nothing more. */
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
