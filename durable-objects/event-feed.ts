const encoder = new TextEncoder();

interface Listener {
  readonly writer: ReadableStreamDefaultController<Uint8Array>;
}

/** What a listener may still have waiting before it is dropped; it reconnects and gets the whole. */
const MOST_WAITING_BYTES = 4_000_000;

/**
 * The server-sent event stream of one tournament: who listens, and what they are told. A listener that falls behind is
 * dropped: it comes back and asks for the whole.
 */
export class EventFeed {
  readonly #listeners = new Set<Listener>();

  get size(): number {
    return this.#listeners.size;
  }

  /** A new listener's stream; the first event is the whole list. */
  open(first: string): ReadableStream<Uint8Array> {
    let own: Listener | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start: (writer) => {
          own = { writer };
          this.#listeners.add(own);
          writer.enqueue(encoder.encode(first));
        },
        cancel: () => {
          if (own !== undefined) this.#listeners.delete(own);
        },
      },
      { highWaterMark: MOST_WAITING_BYTES, size: (chunk) => chunk.byteLength },
    );
  }

  /** Sends one event to everybody. */
  send(event: string): void {
    this.#write(encoder.encode(event));
  }

  /** A comment: keeps proxies from closing a quiet stream, and finds out who has gone. */
  keepAlive(): void {
    this.#write(encoder.encode(': here\n\n'));
  }

  #write(chunk: Uint8Array): void {
    for (const listener of this.#listeners) {
      try {
        if ((listener.writer.desiredSize ?? 0) <= 0) throw new Error('fell behind');
        listener.writer.enqueue(chunk);
      } catch {
        this.#drop(listener);
      }
    }
  }

  #drop(listener: Listener): void {
    this.#listeners.delete(listener);
    try {
      listener.writer.close();
    } catch {
      // Already closed by the other end: that is what dropping is for.
    }
  }
}

/** One event in the format of the stream. */
export const serverSentEvent = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
