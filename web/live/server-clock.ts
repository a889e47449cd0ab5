/** The quickest of so many messages and round trips is used; older ones are dropped, as clocks drift apart. */
const SAMPLES = 16;
/** Up to this round trip the midpoint is at most 50 ms wrong, however the delay is split between the two directions. */
const TRUSTED_ROUND_TRIP_MS = 100;
/** How much longer than a round trip a busy server or page may delay even its quickest message. */
const BUSY_MS = 50;
/** Times are sent in whole milliseconds. */
const ROUNDING_MS = 1;

/**
 * How far the server's clock is ahead of this browser's monotonic one, in milliseconds. A message gives the lower
 * bound: it was sent before it was received. The quickest round trip gives the upper bound. A round trip does not show
 * how its delay is split between the two directions, so the midpoint is right where both are equally slow. On a slow
 * connection the device's clock is used instead, where the round trip or the responses of calls allow it: a busy server
 * delays its messages for longer than a ping, and those bound the clock too low.
 */
export class ServerClock {
  readonly #deviceAhead: number;
  readonly #deviceMayBeRight: () => boolean | null;
  #least: readonly number[] = [];
  #roundTrips: readonly number[] = [];

  /**
   * @param deviceAheadMs How far the clock of the device is ahead of the browser's monotonic one.
   * @param deviceMayBeRight Whether the responses of calls allow the device's clock; null where there were none.
   */
  constructor(deviceAheadMs: number, deviceMayBeRight: () => boolean | null = () => null) {
    this.#deviceAhead = deviceAheadMs;
    this.#deviceMayBeRight = deviceMayBeRight;
  }

  /** Records a message with the server's time of sending. */
  received(sentAt: number, receivedAt: number): void {
    this.#least = [...this.#least, sentAt - receivedAt].slice(-SAMPLES);
  }

  /** Records a round trip of a request that was answered at once. */
  answered(askedAt: number, receivedAt: number): void {
    this.#roundTrips = [...this.#roundTrips, receivedAt - askedAt].slice(-SAMPLES);
  }

  /** Null before the first message. */
  get aheadMs(): number | null {
    if (this.#least.length === 0) return null;
    const least = Math.max(...this.#least);
    const roundTrip = this.#roundTrips.length === 0 ? 0 : Math.min(...this.#roundTrips);
    const isAllowed = least - ROUNDING_MS <= this.#deviceAhead && this.#deviceAhead <= this.#most(least + roundTrip);
    return roundTrip > TRUSTED_ROUND_TRIP_MS && isAllowed ? this.#deviceAhead : least + roundTrip / 2;
  }

  /** The upper bound for the device's clock. */
  #most(byRoundTrip: number): number {
    return this.#deviceMayBeRight() === true ? Number.POSITIVE_INFINITY : byRoundTrip + BUSY_MS;
  }
}
