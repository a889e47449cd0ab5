import type { Millis } from '../../domain/kernel/time.ts';

/** Messages per socket; no player sustains this rate. */
const LIMIT = { most: 30, perSecond: 10, longest: 1_000 } as const;

interface Allowance {
  readonly left: number;
  readonly at: Millis;
}

/** A token bucket per socket, in memory only: a restart refills it. */
export class SocketRateLimit {
  readonly #allowances = new WeakMap<WebSocket, Allowance>();

  /** False if the socket must be closed. */
  allows(socket: WebSocket, message: string | ArrayBuffer, now: Millis): boolean {
    const before = this.#allowances.get(socket) ?? { left: LIMIT.most, at: now };
    const filled = Math.min(LIMIT.most, before.left + ((now - before.at) / 1_000) * LIMIT.perSecond);
    this.#allowances.set(socket, { left: filled - 1, at: now });
    const length = typeof message === 'string' ? message.length : message.byteLength;
    return filled >= 1 && length <= LIMIT.longest;
  }
}
