import type { EventChannel } from '../stream/event-channel.ts';
import { KEEP_ALIVE } from '../stream/event-feed.ts';
import { type Lease, releaseLease } from './leases.ts';

/** Time to detect a disconnected listener. */
const PROBE_MS = 200;

/** The leases of open streams, returned when they end. */
export class HeldLeases {
  readonly #env: Env;
  readonly #releasing = new Set<Promise<void>>();

  constructor(env: Env) {
    this.#env = env;
  }

  release(lease: Lease | null): void {
    if (lease === null) return;
    const released = releaseLease(this.#env, lease).catch(logged);
    this.#releasing.add(released);
    void released.then(() => this.#releasing.delete(released));
  }

  /** Leases of streams that are still open; disconnected ones are detected by writing to them. */
  async held(channels: () => Iterable<EventChannel<{ readonly lease: Lease | null }>>): Promise<string[]> {
    // The first write triggers the failure, the second one detects it.
    for (let write = 0; write < 2; write += 1) {
      for (const { listeners } of channels()) for (const listener of [...listeners.keys()]) listener.tell(KEEP_ALIVE);
      await scheduler.wait(PROBE_MS);
    }
    await Promise.all(this.#releasing);
    return [...channels()].flatMap(({ listeners }) => [...listeners.values()].flatMap(({ lease }) => lease?.id ?? []));
  }
}

/** The counter corrects leases that were not returned. */
const logged = (error: unknown): void => console.error(JSON.stringify({ stream: String(error) }));
