import { DurableObject } from 'cloudflare:workers';
import { RateCounter, type RateLimit } from '../domain/rate-limit.ts';
import { MINUTE } from '../domain/time.ts';

/** An answer of the counter: when it was counted, or how long to wait. */
export type Taken = { readonly taken: true; readonly at: number } | { readonly taken: false; readonly waitMs: number };

/**
 * Counts what is asked under its keys, for every copy of the Worker. In memory only: it is asked on the way to what is
 * costly, never on the way to a page, and what it forgets was a minute old.
 */
export class LimitObject extends DurableObject<Env> {
  readonly #counter = new RateCounter();
  #sweeping: ReturnType<typeof setTimeout> | undefined;

  /** Counts one attempt, or says how long to wait. An open one is settled later. */
  take(key: string, limit: RateLimit, open: boolean): Taken {
    const at = Date.now();
    const waitMs = this.#counter.take(key, limit, at, open);
    this.#sweepLater();
    return waitMs === 0 ? { taken: true, at } : { taken: false, waitMs };
  }

  settle(key: string, at: number, counts: boolean): void {
    this.#counter.settle(key, at, counts);
  }

  /** The timer also keeps the object awake: one that sleeps has forgotten what it counted. */
  #sweepLater(): void {
    this.#sweeping ??= setTimeout(() => {
      this.#sweeping = undefined;
      this.#counter.sweep(Date.now());
      if (this.#counter.size > 0) this.#sweepLater();
    }, MINUTE);
  }
}
