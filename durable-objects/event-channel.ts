import { STREAM_BACKLOG_BYTES } from '../domain/limits.ts';
import { joined, KEEP_ALIVE, Listener, RETRY, serverSentEvent, streamPosition } from './event-feed.ts';

/** From which revision to which one a telling leads. */
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
  /** The list of games, for whoever comes. */
  readonly head: Uint8Array;
  /** What was told after the list was made. */
  readonly since: Uint8Array[];
  bytes: number;
}

/**
 * Everybody who is shown the same, and what they have been told of late: an event is made once for all of them, and who
 * comes back is told what he has missed. `Reader` is what is known of a listener.
 */
export class EventChannel<Reader> {
  readonly listeners = new Map<Listener, Reader>();
  #opening: Opening | null = null;
  #kept: Kept[] = [];
  #keptBytes = 0;

  /** Whether whoever comes can begin with the list that is there, which may be so old. */
  canOpen(oldestMs: number): boolean {
    const opening = this.#opening;
    return opening !== null && opening.at > Date.now() - oldestMs && opening.bytes <= STREAM_BACKLOG_BYTES;
  }

  /** The list of games as it is at this revision: whoever comes from now on begins with it. */
  begin(revision: number, games: Uint8Array): void {
    this.#opening = { revision, at: Date.now(), head: joined([RETRY, games]), since: [], bytes: 0 };
  }

  /**
   * A new listener, whose page has the revision `since`: he is told what he has missed, then the list of games, and what
   * comes. Where that is not known any more, he is told the revision alone, and reads the page again.
   */
  open(since: number | null, reader: Reader, onEnd: (listener: Listener) => void): Listener {
    const opening = this.#opening;
    if (opening === null) throw new Error('the list is made before anybody comes');
    const first = [...this.#beginning(since, opening), ...opening.since];
    const listener = new Listener(first, (ended) => {
      this.listeners.delete(ended);
      onEnd(ended);
    });
    this.listeners.set(listener, reader);
    return listener;
  }

  /** Tells all of them; what leads to a revision is kept for those who come back. */
  tell(chunk: Uint8Array, step?: Step): void {
    const opening = this.#opening;
    if (opening !== null && opening.bytes <= STREAM_BACKLOG_BYTES) {
      opening.since.push(chunk);
      opening.bytes += chunk.byteLength;
    }
    if (step !== undefined) this.#keep({ ...step, chunk });
    for (const listener of [...this.listeners.keys()]) listener.tell(chunk);
  }

  /** Once in a keep-alive: ends the streams of those who are stuck, and finds out who has gone. */
  beat(): void {
    for (const listener of [...this.listeners.keys()]) {
      listener.endIfStuck();
      listener.tell(KEEP_ALIVE);
    }
  }

  /** What was told up to now is not what a reader may begin with any more. */
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
    while (this.#keptBytes > STREAM_BACKLOG_BYTES) this.#keptBytes -= this.#kept.shift()?.chunk.byteLength ?? 0;
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
