import { DurableObject } from 'cloudflare:workers';
import { SECOND } from '../domain/time.ts';
import { type Place, placeStub, samePlace } from './places.ts';

interface Held {
  readonly place: Place;
  readonly since: number;
}

/** A connection that has just been let in may not have arrived at its place yet. */
const ON_ITS_WAY_MS = 10 * SECOND;
/** Whoever knocks at a full door does not make it count anew each time. */
const RECOUNT_MS = 3 * SECOND;

/**
 * Counts the streams and sockets of one person, or of one address, and knows where they are. A place says when a
 * connection has ended. What a crash has kept it from saying is found out when the limit is reached: then every place is
 * asked what it still holds, so nothing is counted for ever and no connection has to report that it lives.
 */
export class ConnectionObject extends DurableObject<Env> {
  readonly #held = new Map(this.ctx.storage.kv.list<Held>());
  #recountedAt = 0;

  /** Counts one connection more, unless there are as many as there may be. */
  async take(id: string, place: Place, most: number): Promise<boolean> {
    if (this.#held.size >= most) await this.#recount();
    if (this.#held.size >= most) return false;
    const held = { place, since: Date.now() };
    this.#held.set(id, held);
    this.ctx.storage.kv.put(id, held);
    return true;
  }

  /** The connection has ended. */
  give(id: string): void {
    if (this.#held.delete(id)) this.ctx.storage.kv.delete(id);
  }

  /** Where connections are open, each place once. */
  places(): Place[] {
    const all = [...this.#held.values()].map(({ place }) => place);
    return all.filter((place, index) => all.findIndex((other) => samePlace(other, place)) === index);
  }

  async #recount(): Promise<void> {
    const now = Date.now();
    if (now - this.#recountedAt < RECOUNT_MS) return;
    this.#recountedAt = now;
    const counted = [...this.#held].filter(([, { since }]) => since < now - ON_ITS_WAY_MS);
    const alive = await Promise.all(this.places().map((place) => placeStub(this.env, place).leases()));
    const known = new Set(alive.flat());
    for (const [id] of counted) if (!known.has(id)) this.give(id);
  }
}
