import { STREAM_BACKLOG_BYTES } from '../../domain/kernel/limits.ts';
import { clock } from '../../services/platform/clock.ts';
import { joined, KEEP_ALIVE, Listener, RETRY, serverSentEvent, streamPosition } from './event-feed.ts';

export interface Step {
  readonly from: number;
  readonly rev: number;
}

interface Kept extends Step {
  readonly chunk: Uint8Array;
}

interface Opening {
  readonly revision: number;
  readonly at: number;
  /** The list of games for new listeners. */
  readonly head: Uint8Array;
  /** Events after the list was made. */
  readonly since: Uint8Array[];
  bytes: number;
}

/** Listeners with the same view. Events are encoded once and kept for reconnecting clients. */
export class EventChannel<Subscriber> {
  readonly listeners = new Map<Listener, Subscriber>();
  #opening: Opening | null = null;
  #kept: Kept[] = [];
  #keptBytes = 0;

  /** True if the cached list is recent enough for a new listener. */
  canOpen(oldestMs: number): boolean {
    const opening = this.#opening;
    return opening !== null && opening.at > clock.now() - oldestMs && opening.bytes <= STREAM_BACKLOG_BYTES;
  }

  /** Caches the list of games of a revision for new listeners. */
  begin(revision: number, games: Uint8Array): void {
    this.#opening = { revision, at: clock.now(), head: joined([RETRY, games]), since: [], bytes: 0 };
  }

  /** Sends missed events since `since`, then the games; if it is too old, only the current revision. */
  open(since: number | null, subscriber: Subscriber, onEnd: (listener: Listener) => void): Listener {
    const opening = this.#opening;
    if (opening === null) throw new Error('the list is made before anybody comes');
    const first = [...this.#beginning(since, opening), ...opening.since];
    const listener = new Listener(first, (ended) => {
      this.listeners.delete(ended);
      onEnd(ended);
    });
    this.listeners.set(listener, subscriber);
    return listener;
  }

  /** Broadcasts; steps to a revision are kept for reconnecting clients. */
  tell(chunk: Uint8Array, step?: Step): void {
    const opening = this.#opening;
    if (opening !== null && opening.bytes <= STREAM_BACKLOG_BYTES) {
      opening.since.push(chunk);
      opening.bytes += chunk.byteLength;
    }
    if (step !== undefined) this.#keep({ ...step, chunk });
    for (const listener of [...this.listeners.keys()]) listener.tell(chunk);
  }

  /** Keep-alive: ends stuck streams and detects disconnects. */
  keepAlive(): void {
    for (const listener of [...this.listeners.keys()]) {
      listener.endIfStuck();
      listener.tell(KEEP_ALIVE);
    }
  }

  forget(): void {
    this.#opening = null;
    this.#kept = [];
    this.#keptBytes = 0;
  }

  end(): void {
    for (const listener of [...this.listeners.keys()]) listener.end();
  }

  #keep(step: Kept): void {
    this.#kept.push(step);
    this.#keptBytes += step.chunk.byteLength;
    // The longest step, such as a large round, does not count towards the limit of kept steps.
    const longest = () => Math.max(0, ...this.#kept.map(({ chunk }) => chunk.byteLength));
    while (this.#keptBytes - longest() > STREAM_BACKLOG_BYTES)
      this.#keptBytes -= this.#kept.shift()?.chunk.byteLength ?? 0;
  }

  #beginning(since: number | null, { revision, head }: Opening): Uint8Array[] {
    if (since !== null && since >= revision) return [head, streamPosition(revision)];
    const steps = this.#kept.filter(({ rev }) => since !== null && rev > since && rev <= revision);
    const isWhole =
      since !== null && steps[0] !== undefined && steps[0].from <= since && steps.at(-1)?.rev === revision;
    if (isWhole) return [...steps.map(({ chunk }) => chunk), head, streamPosition(revision)];
    return [head, serverSentEvent('changed', { from: revision, rev: revision }, revision)];
  }
}
