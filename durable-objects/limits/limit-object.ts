import { DurableObject } from 'cloudflare:workers';
import { MINUTE } from '../../domain/kernel/time.ts';
import { RateCounter, type RateLimit } from '../../domain/lib/rate-limit.ts';
import { clock } from '../../services/platform/clock.ts';
import type { LimitRpc, Taken } from '../objects.ts';

/** Rate limits shared by all Worker instances, in memory only: losing a window is acceptable. */
export class LimitObject extends DurableObject<Env> implements LimitRpc {
  readonly #counter = new RateCounter();
  #sweeping: ReturnType<typeof setTimeout> | undefined;

  take(key: string, limit: RateLimit, open: boolean): Taken {
    const at = clock.now();
    const waitMs = this.#counter.take(key, limit, at, open);
    this.#sweepLater();
    return waitMs === 0 ? { taken: true, at } : { taken: false, waitMs };
  }

  settle(key: string, at: number, counts: boolean): void {
    this.#counter.settle(key, at, counts);
  }

  /** The timer also keeps the object in memory, as hibernation would lose the counts. */
  #sweepLater(): void {
    this.#sweeping ??= setTimeout(() => {
      this.#sweeping = undefined;
      this.#counter.sweep(clock.now());
      if (this.#counter.size > 0) this.#sweepLater();
    }, MINUTE);
  }
}
