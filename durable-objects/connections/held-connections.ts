import { SECOND } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import { targetStub } from '../stubs.ts';
import { type ConnectionTarget, isSameTarget } from './connection-target.ts';

export interface Held {
  readonly target: ConnectionTarget;
  readonly since: number;
}

/** Where the connections of a person outlive the memory of the object. */
export interface ConnectionRows {
  list(): Iterable<[string, Held]>;
  put(id: string, held: Held): void;
  delete(id: string): void;
}

/** Time in which an admitted connection may still be on its way to its object. */
const ON_ITS_WAY_MS = 10 * SECOND;
/** Shortest interval between two recounts at the limit. */
const RECOUNT_MS = 3 * SECOND;

/**
 * Counts the streams and sockets of a person or an address, with the objects that hold them. Objects report ended
 * connections; reports lost in a crash are corrected at the limit, when all holders are queried.
 */
export class HeldConnections {
  readonly #env: Env;
  readonly #rows: ConnectionRows | null;
  readonly #held: Map<string, Held>;
  #recountedAt = 0;

  constructor(env: Env, rows: ConnectionRows | null) {
    this.#env = env;
    this.#rows = rows;
    this.#held = new Map(rows?.list());
  }

  get isEmpty(): boolean {
    return this.#held.size === 0;
  }

  /** Counts a connection unless the limit is reached. */
  async take(id: string, target: ConnectionTarget, most: number): Promise<boolean> {
    if (this.#held.size >= most) await this.#recount();
    if (this.#held.size >= most) return false;
    const one = { target, since: clock.now() };
    this.#held.set(id, one);
    this.#rows?.put(id, one);
    return true;
  }

  release(id: string): void {
    if (this.#held.delete(id)) this.#rows?.delete(id);
  }

  targets(): ConnectionTarget[] {
    const all = [...this.#held.values()].map(({ target }) => target);
    return all.filter((target, index) => all.findIndex((other) => isSameTarget(other, target)) === index);
  }

  async #recount(): Promise<void> {
    const now = clock.now();
    if (now - this.#recountedAt < RECOUNT_MS) return;
    this.#recountedAt = now;
    const counted = [...this.#held].filter(([, { since }]) => since < now - ON_ITS_WAY_MS);
    const alive = await Promise.all(this.targets().map((target) => targetStub(this.#env, target).leases()));
    const known = new Set(alive.flat());
    for (const [id] of counted) if (!known.has(id)) this.release(id);
  }
}
