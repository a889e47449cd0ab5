import { DurableObject } from 'cloudflare:workers';
import { openDb } from '../../db/client.ts';
import type { AccountStatus } from '../../domain/access/account-status.ts';
import { type AccountId, asId, type SessionId } from '../../domain/kernel/ids.ts';
import { assert } from '../../domain/kernel/result.ts';
import { clock } from '../../services/platform/clock.ts';
import type { ConnectionTarget } from '../connections/connection-target.ts';
import { type Held, HeldConnections } from '../connections/held-connections.ts';
import type { PersonRpc } from '../objects.ts';
import { PersonAccess } from './person-access.ts';

const LEASE = 'lease ';

/**
 * What a person's requests and pages ask for all the time: whether a session is valid and what it may do. It is read
 * from D1 when it has changed and stored here until then. The object also counts the person's streams and sockets, as
 * they must be found when a right ends.
 */
export class PersonObject extends DurableObject<Env> implements PersonRpc {
  readonly #access = new PersonAccess({
    account: this.#account,
    deps: { db: openDb(this.env.DB), now: () => clock.now() },
    kv: this.ctx.storage.kv,
  });
  #connections: HeldConnections | null = null;

  /** Null unless the session is valid. */
  accountStatus(session: SessionId): Promise<AccountStatus | null> {
    return this.#access.statusOf(session);
  }

  /** Nothing that is stored here counts until the change has ended. */
  beginChange(change: string): void {
    this.#access.beginChange(change);
  }

  /** Returns the objects that hold connections of the person. */
  endChange(change: string): ConnectionTarget[] {
    this.#access.endChange(change);
    return this.targets();
  }

  accessGained(): void {
    this.#access.invalidate();
  }

  take(id: string, target: ConnectionTarget, most: number): Promise<boolean> {
    return this.#held.take(id, target, most);
  }

  release(id: string): void {
    this.#held.release(id);
  }

  targets(): ConnectionTarget[] {
    return this.#held.targets();
  }

  get #account(): AccountId {
    const { name } = this.ctx.id;
    assert(name !== undefined, 'the object of a person has the name of the account');
    return asId(name);
  }

  /** Most requests need no connections, and the object is often evicted between two. */
  get #held(): HeldConnections {
    const { kv } = this.ctx.storage;
    this.#connections ??= new HeldConnections(this.env, {
      list: () => [...kv.list<Held>({ prefix: LEASE })].map(([key, held]) => [key.slice(LEASE.length), held]),
      put: (id, held) => kv.put(LEASE + id, held),
      delete: (id) => kv.delete(LEASE + id),
    });
    return this.#connections;
  }
}
