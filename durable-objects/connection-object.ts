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
 * Counts the streams and sockets of one person, or those of some addresses, and knows where they are. A place says when a
 * connection has ended. What a crash has kept it from saying is found out when the limit is reached: then every place is
 * asked what it still holds, so nothing is counted for ever and no connection has to report that it lives.
 *
 * What a person has open is stored, because it has to be found when his rights end. What an address has is only counted,
 * and kept in memory: thousands may come at once.
 */
export class ConnectionObject extends DurableObject<Env> {
  readonly #held = new Map(this.ctx.storage.kv.list<Held>());
  readonly #addresses = new Map<string, Map<string, Held>>();
  readonly #recountedAt = new Map<string | null, number>();

  /** Counts one connection more, unless there are as many as there may be. Of a person where no address is named. */
  async take(id: string, place: Place, most: number, address: string | null = null): Promise<boolean> {
    const held = this.#heldBy(address);
    if (held.size >= most) await this.#recount(address);
    if (held.size >= most) return false;
    const one = { place, since: Date.now() };
    held.set(id, one);
    if (address === null) this.ctx.storage.kv.put(id, one);
    else this.#addresses.set(address, held);
    return true;
  }

  /** The connection has ended. */
  give(id: string, address: string | null = null): void {
    const held = this.#heldBy(address);
    if (!held.delete(id)) return;
    if (address === null) this.ctx.storage.kv.delete(id);
    else if (held.size === 0) this.#addresses.delete(address);
  }

  /** Where connections are open, each place once. */
  places(address: string | null = null): Place[] {
    const all = [...this.#heldBy(address).values()].map(({ place }) => place);
    return all.filter((place, index) => all.findIndex((other) => samePlace(other, place)) === index);
  }

  #heldBy(address: string | null): Map<string, Held> {
    return address === null ? this.#held : (this.#addresses.get(address) ?? new Map());
  }

  async #recount(address: string | null): Promise<void> {
    const now = Date.now();
    if (now - (this.#recountedAt.get(address) ?? 0) < RECOUNT_MS) return;
    this.#recountedAt.set(address, now);
    const counted = [...this.#heldBy(address)].filter(([, { since }]) => since < now - ON_ITS_WAY_MS);
    const alive = await Promise.all(this.places(address).map((place) => placeStub(this.env, place).leases()));
    const known = new Set(alive.flat());
    for (const [id] of counted) if (!known.has(id)) this.give(id, address);
  }
}
