import type { Findings, Job, JobOf } from './jobs.ts';
import type { JobMessage, WorkerMessage } from './messages.ts';

interface JobProgress {
  readonly done: number;
  readonly total: number;
}

interface Waiting {
  readonly message: JobMessage;
  readonly found: (found: never) => void;
  readonly failed: (error: Error) => void;
}

export class JobStopped extends Error {}

/** The worker failed to load, or crashed during a job. */
export class EngineFailed extends Error {}

/** Runs jobs in a web worker, so that the page stays responsive; a job can be stopped at any time. */
class Engine {
  #worker: Worker | null = null;
  #last = 0;
  #waiting = new Map<number, Waiting>();
  #progress: JobProgress | null = null;
  readonly #listeners = new Set<() => void>();

  /** Loads the worker's script; from then on no network is needed. */
  start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./tools-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#onMessage(data);
    worker.onerror = () => this.#breakDown();
    this.#worker = worker;
    return worker;
  }

  run<Kind extends Job['kind']>(job: JobOf<Kind>, signal: AbortSignal): Promise<Findings[Kind]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const message: JobMessage = { id, job };
      this.#waiting.set(id, { message, found: resolve, failed: reject });
      signal.addEventListener('abort', () => this.#stop(id));
      this.start().postMessage(message);
    });
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly progress = (): JobProgress | null => this.#progress;

  #onMessage(message: WorkerMessage): void {
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return;
    const isOver = message.kind !== 'progress';
    if (isOver) this.#waiting.delete(message.id);
    this.#reportProgress(isOver ? null : { done: message.done, total: message.total });
    // The result has the job's type: the worker is built from the same source.
    if (message.kind === 'found') waiting.found(message.found as never);
    if (message.kind === 'failed') waiting.failed(new EngineFailed());
  }

  /** A computation cannot be interrupted: the worker is terminated, and a new one runs the remaining jobs. */
  #stop(id: number): void {
    const stopped = this.#waiting.get(id);
    if (stopped === undefined) return;
    this.#waiting.delete(id);
    this.#end();
    stopped.failed(new JobStopped());
    for (const { message } of this.#waiting.values()) this.start().postMessage(message);
    this.start();
  }

  #breakDown(): void {
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#end();
    for (const { failed } of lost) failed(new EngineFailed());
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#reportProgress(null);
  }

  #reportProgress(progress: JobProgress | null): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}

export const engine = new Engine();
