/** Of so many messages and round trips the quickest is believed; older ones are forgotten, as clocks drift apart. */
const KEPT = 16;
/** Up to this round trip its middle is at most 50 ms wrong, however the delay is shared between the two ways. */
const TRUSTED_ROUND_TRIP_MS = 100;
/** How long a busy server or page may keep even its quickest message longer than a round trip that nobody works on. */
const BUSY_MS = 50;
/** Moments are told in whole milliseconds. */
const ROUNDING_MS = 1;

/**
 * How far the server's clock is ahead of this browser's steady one, in milliseconds. A message tells the least it can be:
 * it was said before it was heard. The quickest round trip tells the most. Nothing but another clock can tell where
 * between the two it is: which way a delay lies does not show in a round trip. The middle is right for a line that is as
 * slow one way as the other. On a slow line the device's own clock decides, where it is one that the round trip allows.
 */
export class ServerClock {
  readonly #deviceAhead: number;
  #least: readonly number[] = [];
  #roundTrips: readonly number[] = [];

  /** How far the clock of the device is ahead of the browser's steady one. */
  constructor(deviceAheadMs: number) {
    this.#deviceAhead = deviceAheadMs;
  }

  /** A message was heard that the server had said at this moment of its own clock. */
  heard(saidAt: number, heardAt: number): void {
    this.#least = [...this.#least, saidAt - heardAt].slice(-KEPT);
  }

  /** Something was answered at once. */
  answered(askedAt: number, heardAt: number): void {
    this.#roundTrips = [...this.#roundTrips, heardAt - askedAt].slice(-KEPT);
  }

  /** Null before anything was heard. */
  get aheadMs(): number | null {
    if (this.#least.length === 0) return null;
    const least = Math.max(...this.#least);
    const roundTrip = this.#roundTrips.length === 0 ? 0 : Math.min(...this.#roundTrips);
    const isAllowed = least - ROUNDING_MS <= this.#deviceAhead && this.#deviceAhead <= least + roundTrip + BUSY_MS;
    return roundTrip > TRUSTED_ROUND_TRIP_MS && isAllowed ? this.#deviceAhead : least + roundTrip / 2;
  }
}
