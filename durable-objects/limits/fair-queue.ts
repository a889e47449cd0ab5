const PAUSE_MS = { least: 25, most: 250 } as const;

/** Runs one task at a time in order, and yields the thread between tasks. At most `mostWaiting` tasks wait. */
export class FairQueue {
  readonly #mostWaiting: number;
  readonly #blockedMs: () => number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** `blockedMs` returns how long the last task blocked the thread. */
  constructor(mostWaiting: number, blockedMs: () => number = () => 0) {
    this.#mostWaiting = mostWaiting;
    this.#blockedMs = blockedMs;
  }

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

/** As long as the task blocked, which leaves half of the thread to others. */
function pause(blockedMs: number): Promise<void> {
  const ms = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, blockedMs));
  return new Promise((resolve) => setTimeout(resolve, ms));
}
