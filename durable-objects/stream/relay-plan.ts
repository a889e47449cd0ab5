import { MOST_LISTENERS } from '../../domain/kernel/limits.ts';

/** The relays of a tournament, by their own load reports. */
export class RelayPlan {
  readonly #listeners = new Map<number, number>();

  relayLoad(relay: number, listeners: number): void {
    if (listeners === 0) this.#listeners.delete(relay);
    else this.#listeners.set(relay, listeners);
  }

  get relays(): readonly number[] {
    return [...this.#listeners.keys()];
  }

  /** Relays with capacity, over which new clients are spread; if capacity is low, also a new one. */
  withRoom(): readonly number[] {
    const known = [...this.#listeners].filter(([, listeners]) => listeners < MOST_LISTENERS);
    const room = known.reduce((sum, [, listeners]) => sum + MOST_LISTENERS - listeners, 0);
    const relays = known.map(([relay]) => relay);
    return room < MOST_LISTENERS / 2 ? [...relays, this.#unused()] : relays;
  }

  #unused(): number {
    let relay = 1;
    while (this.#listeners.has(relay)) relay += 1;
    return relay;
  }
}
