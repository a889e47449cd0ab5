import { DurableObject } from 'cloudflare:workers';
import { PERSON_SOCKET } from '../../contract/accounts/person-socket.ts';
import { openDb } from '../../db/client.ts';
import type { AccountStatus } from '../../domain/access/account-status.ts';
import { type AccountId, asId, type SessionId } from '../../domain/kernel/ids.ts';
import { assert } from '../../domain/kernel/result.ts';
import type { Overview } from '../../services/account/overview.ts';
import { clock } from '../../services/platform/clock.ts';
import { holderOf, type PageHolder } from '../connections/connect.ts';
import type { ConnectionTarget } from '../connections/connection-target.ts';
import { type Held, HeldConnections } from '../connections/held-connections.ts';
import { noteSeen } from '../connections/presence.ts';
import type { PersonRpc } from '../objects.ts';
import { notifyPeople } from './notify-people.ts';
import { PersonCache } from './person-cache.ts';
import { PersonPages, send } from './person-pages.ts';

const LEASE = 'lease ';

/**
 * What a person's requests and pages ask for all the time: whether a session is valid and what it may do, unread messages
 * and next games. It is read from D1 when it has changed and stored here until then. Each open page has a socket to it.
 * The object also counts the person's streams and sockets, as they must be found when a right ends.
 */
export class PersonObject extends DurableObject<Env> implements PersonRpc {
  readonly #cache = new PersonCache({
    account: this.#account,
    deps: { db: openDb(this.env.DB), now: () => clock.now() },
    kv: this.ctx.storage.kv,
  });
  readonly #pages = new PersonPages(this.ctx);
  #connections: HeldConnections | null = null;

  /** Null unless the session is valid. */
  accountStatus(session: SessionId): Promise<AccountStatus | null> {
    return this.#cache.statusOf(session);
  }

  /** Nothing that is stored here counts until the change has ended. */
  beginChange(change: string): void {
    this.#cache.beginChange(change);
  }

  /** Returns the objects that hold connections of the person. */
  async endChange(change: string): Promise<ConnectionTarget[]> {
    this.#cache.endChange(change);
    await this.#revalidatePages();
    return this.targets();
  }

  async accessGained(): Promise<void> {
    this.#cache.invalidate();
    this.#pages.changed();
  }

  overview(): Promise<Overview | undefined> {
    return this.#cache.overview();
  }

  async overviewChanged(others: readonly AccountId[]): Promise<AccountId[]> {
    this.#cache.overviewChanged();
    this.#pages.changed();
    return notifyPeople(this.env, others);
  }

  /** The socket of a page. The Worker sets the holder in a header; the object checks that it is still valid. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return new Response(null, { status: 426 });
    const holder = holderOf<PageHolder>(request);
    for (;;) {
      const { generation } = this.#cache;
      const status = await this.#cache.statusOf(holder.session);
      if (generation !== this.#cache.generation) continue;
      if (status === null) return new Response(null, { status: 403 });
      const socket = this.#pages.accept(holder);
      return socket === null
        ? new Response(null, { status: 429 })
        : new Response(null, { status: 101, webSocket: socket });
    }
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (message !== PERSON_SOCKET.here) return;
    this.ctx.waitUntil(noteSeen(this.env, this.#account));
    send(socket, PERSON_SOCKET.heard);
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

  /** Closes the pages whose session has ended. If D1 fails, they all connect again. */
  async #revalidatePages(): Promise<void> {
    for (const session of this.#pages.sessions) {
      const status = await this.#cache.statusOf(session).catch(() => null);
      if (status === null) this.#pages.close(session);
    }
    this.#pages.changed();
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
