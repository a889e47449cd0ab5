import type { Millis } from '../domain/time.ts';

/** A page says something with each move and each wish; a person is never quicker than this for long. */
const FLOOD = { most: 30, perSecond: 10, longest: 1_000 } as const;

interface Allowance {
  readonly left: number;
  readonly at: Millis;
}

/**
 * How much a socket may say: a store of messages that fills up again with time. It is kept in memory only: a restart
 * gives a socket a full one, and closes it.
 */
export class FloodGate {
  readonly #allowances = new WeakMap<WebSocket, Allowance>();

  /** Whether this message may be looked at; otherwise the socket is to be closed. */
  lets(socket: WebSocket, said: string | ArrayBuffer, now: Millis): boolean {
    const known = this.#allowances.get(socket) ?? { left: FLOOD.most, at: now };
    const filled = Math.min(FLOOD.most, known.left + ((now - known.at) / 1_000) * FLOOD.perSecond);
    this.#allowances.set(socket, { left: filled - 1, at: now });
    const length = typeof said === 'string' ? said.length : said.byteLength;
    return filled >= 1 && length <= FLOOD.longest;
  }
}
