import type { EventChannel } from './event-channel.ts';
import { KEEP_ALIVE } from './event-feed.ts';
import { giveLease, type Lease } from './leases.ts';

/** So long a listener who has gone takes to be found out. */
const PROBE_MS = 200;

/** What open streams are counted by: given back when they end. */
export class GivenLeases {
  readonly #env: Env;
  readonly #onTheirWay = new Set<Promise<void>>();

  constructor(env: Env) {
    this.#env = env;
  }

  /** A stream has ended. */
  give(lease: Lease | null): void {
    if (lease === null) return;
    const given = giveLease(this.#env, lease).catch(logged);
    this.#onTheirWay.add(given);
    void given.then(() => this.#onTheirWay.delete(given));
  }

  /** Those of the streams that are open. Who has gone without a word is found out by writing to him. */
  async held(channels: () => Iterable<EventChannel<{ readonly lease: Lease | null }>>): Promise<string[]> {
    // The first write to who has gone brings the news, the second one finds it.
    for (let write = 0; write < 2; write += 1) {
      for (const { listeners } of channels()) for (const listener of [...listeners.keys()]) listener.tell(KEEP_ALIVE);
      await scheduler.wait(PROBE_MS);
    }
    await Promise.all(this.#onTheirWay);
    return [...channels()].flatMap(({ listeners }) => [...listeners.values()].flatMap(({ lease }) => lease?.id ?? []));
  }
}

/** A lease that is not given back is found out by its counter. */
const logged = (error: unknown): void => console.error(JSON.stringify({ stream: String(error) }));
