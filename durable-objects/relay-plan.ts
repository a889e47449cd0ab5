import { MOST_LISTENERS } from '../domain/limits.ts';

/** Which relays a tournament has, by what they have told of themselves. */
export class RelayPlan {
  readonly #listeners = new Map<number, number>();

  /** A relay says how many it tells; one that tells nobody is none. */
  holds(relay: number, listeners: number): void {
    if (listeners === 0) this.#listeners.delete(relay);
    else this.#listeners.set(relay, listeners);
  }

  get relays(): readonly number[] {
    return [...this.#listeners.keys()];
  }

  /** Those with room, so that who comes is spread over them; where there is little room left, one more. */
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
