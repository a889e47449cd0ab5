import { DurableObject } from 'cloudflare:workers';
import type { AddressRpc } from '../objects.ts';
import type { ConnectionTarget } from './connection-target.ts';
import { HeldConnections } from './held-connections.ts';

/** Counts the streams and sockets of several addresses. In memory only, as thousands may arrive at once. */
export class AddressObject extends DurableObject<Env> implements AddressRpc {
  readonly #addresses = new Map<string, HeldConnections>();

  take(address: string, id: string, target: ConnectionTarget, most: number): Promise<boolean> {
    const held = this.#addresses.get(address) ?? new HeldConnections(this.env, null);
    this.#addresses.set(address, held);
    return held.take(id, target, most);
  }

  release(address: string, id: string): void {
    const held = this.#addresses.get(address);
    held?.release(id);
    if (held?.isEmpty) this.#addresses.delete(address);
  }

  targets(address: string): ConnectionTarget[] {
    return this.#addresses.get(address)?.targets() ?? [];
  }
}
