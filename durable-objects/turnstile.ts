/** The shortest and the longest pause after a turn. */
const PAUSE_MS = { least: 25, most: 250 } as const;

/**
 * Lets in one task at a time, in the order they came, and after each one whatever else the thread has to do. Nobody
 * waits behind more than `mostWaiting` others.
 */
export class Turnstile {
  readonly #mostWaiting: number;
  readonly #blockedMs: () => number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `blockedMs` says for how long the last task has held the thread. */
  constructor(mostWaiting: number, blockedMs: () => number = () => 0) {
    this.#mostWaiting = mostWaiting;
    this.#blockedMs = blockedMs;
  }

  /** What the task gives, or null where too many wait already. */
  async run<Value>(task: () => Promise<Value>): Promise<{ readonly value: Value } | null> {
    if (this.#waiting > this.#mostWaiting) return null;
    this.#waiting += 1;
    const turn = this.#last.then(async () => ({ value: await task() }));
    const rest = () => pause(this.#blockedMs());
    this.#last = turn.then(rest, rest);
    return turn.finally(() => {
      this.#waiting -= 1;
    });
  }
}

/**
 * As long as the thread was held, so that half of it is free for others: a page takes several turns of it, and would wait
 * behind a task at each.
 */
function pause(blockedMs: number): Promise<void> {
  const ms = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, blockedMs));
  return new Promise((resolve) => setTimeout(resolve, ms));
}
