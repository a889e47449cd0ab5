import { DurableObject } from 'cloudflare:workers';
import { SECOND } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import type { ConnectionRpc } from '../objects.ts';
import { targetStub } from '../stubs.ts';
import { type ConnectionTarget, isSameTarget } from './connection-target.ts';

interface Held {
  readonly target: ConnectionTarget;
  readonly since: number;
}

/** Time in which an admitted connection may still be on its way to its object. */
const ON_ITS_WAY_MS = 10 * SECOND;
/** Shortest interval between two recounts at the limit. */
const RECOUNT_MS = 3 * SECOND;

/**
 * Counts streams and sockets of a person or of several addresses, with the objects that hold them. Objects report ended
 * connections; reports lost in a crash are corrected at the limit, when all holders are queried.
 *
 * A person's connections are stored, as they must be found when their rights end. Those of addresses are only counted
 * in memory, as thousands may arrive at once.
 */
export class ConnectionObject extends DurableObject<Env> implements ConnectionRpc {
  readonly #held = new Map(this.ctx.storage.kv.list<Held>());
  readonly #addresses = new Map<string, Map<string, Held>>();
  readonly #recountedAt = new Map<string | null, number>();

  /** Counts a connection unless the limit is reached; for an address if one is given, else for the person. */
  async take(id: string, target: ConnectionTarget, most: number, address: string | null = null): Promise<boolean> {
    const held = this.#heldBy(address);
    if (held.size >= most) await this.#recount(address);
    if (held.size >= most) return false;
    const one = { target, since: clock.now() };
    held.set(id, one);
    if (address === null) this.ctx.storage.kv.put(id, one);
    else this.#addresses.set(address, held);
    return true;
  }

  release(id: string, address: string | null = null): void {
    const held = this.#heldBy(address);
    if (!held.delete(id)) return;
    if (address === null) this.ctx.storage.kv.delete(id);
    else if (held.size === 0) this.#addresses.delete(address);
  }

  targets(address: string | null = null): ConnectionTarget[] {
    const all = [...this.#heldBy(address).values()].map(({ target }) => target);
    return all.filter((target, index) => all.findIndex((other) => isSameTarget(other, target)) === index);
  }

  #heldBy(address: string | null): Map<string, Held> {
    return address === null ? this.#held : (this.#addresses.get(address) ?? new Map());
  }

  async #recount(address: string | null): Promise<void> {
    const now = clock.now();
    if (now - (this.#recountedAt.get(address) ?? 0) < RECOUNT_MS) return;
    this.#recountedAt.set(address, now);
    const counted = [...this.#heldBy(address)].filter(([, { since }]) => since < now - ON_ITS_WAY_MS);
    const alive = await Promise.all(this.targets(address).map((target) => targetStub(this.env, target).leases()));
    const known = new Set(alive.flat());
    for (const [id] of counted) if (!known.has(id)) this.release(id, address);
  }
}
