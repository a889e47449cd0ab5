import { STREAM_BACKLOG_BYTES } from '../domain/limits.ts';

const encoder = new TextEncoder();

/** What is on its way to one listener at a time; the rest waits here, where all listeners share it. */
const PIECE_BYTES = 16 * 1024;

/**
 * One listener of an event stream. It is given the next piece when it asks for it, so that whoever does not read costs no
 * more than a piece; and it is dropped when too much waits, or when it has asked for nothing for a whole keep-alive.
 * Browsers come back by themselves, and begin with the whole.
 */
export class Listener {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #onEnd: (listener: Listener) => void;
  readonly #mostBytes: number;
  /** Whole chunks, shared with the other listeners, but for the first, of which a part may have been taken. */
  #waiting: Uint8Array[];
  #waitingBytes: number;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** Settles the question for the next piece; there while the listener waits for one. */
  #asked: (() => void) | undefined;
  #isOver = false;
  #wasBehind = false;

  constructor(first: readonly Uint8Array[], onEnd: (listener: Listener) => void) {
    this.#onEnd = onEnd;
    this.#waiting = [...first];
    this.#waitingBytes = first.reduce((sum, { byteLength }) => sum + byteLength, 0);
    this.#mostBytes = this.#waitingBytes + STREAM_BACKLOG_BYTES;
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => this.#next(),
        cancel: () => this.#finish(),
      },
      { highWaterMark: 0 },
    );
  }

  tell(event: Uint8Array): void {
    if (this.#isOver) return;
    this.#waiting.push(event);
    this.#waitingBytes += event.byteLength;
    if (this.#waitingBytes > this.#mostBytes) this.end();
    else if (this.#asked !== undefined) this.#give();
  }

  /** Once in a keep-alive: ends the stream of whoever is still behind, and has asked for nothing since the last time. */
  endIfStuck(): void {
    if (this.#wasBehind) this.end();
    this.#wasBehind = this.#waiting.length > 0;
  }

  /** Ends the stream. What has not been taken is not told any more. */
  end(): void {
    if (this.#isOver) return;
    this.#finish();
    this.#controller?.close();
  }

  #next(): Promise<void> | undefined {
    if (this.#isOver) return undefined;
    this.#wasBehind = false;
    return new Promise((resolve) => {
      this.#asked = resolve;
      if (this.#waiting.length > 0) this.#give();
    });
  }

  /** The next piece for a listener who waits for one. */
  #give(): void {
    const [chunk] = this.#waiting;
    if (chunk === undefined) return;
    const piece = chunk.subarray(0, PIECE_BYTES);
    if (piece.byteLength === chunk.byteLength) this.#waiting.shift();
    else this.#waiting[0] = chunk.subarray(PIECE_BYTES);
    this.#waitingBytes -= piece.byteLength;
    this.#controller?.enqueue(piece);
    this.#settle();
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#waiting = [];
    this.#onEnd(this);
    this.#settle();
  }

  #settle(): void {
    const settle = this.#asked;
    this.#asked = undefined;
    settle?.();
  }
}

/** One event in the format of the stream. */
export const serverSentEvent = (event: string, data: unknown, id?: number): Uint8Array =>
  encoder.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** Says how far the listener is, and nothing else: his browser names it when it comes back. */
export const streamPosition = (id: number): Uint8Array => encoder.encode(`id: ${id}\n\n`);

/** Keeps proxies from closing a quiet stream, and finds out who has gone. */
export const KEEP_ALIVE = encoder.encode(': here\n\n');

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** How soon a browser comes back when its stream has ended. */
export const RETRY = encoder.encode('retry: 1000\n\n');

/** Several events as one chunk. */
export function joined(events: readonly Uint8Array[]): Uint8Array {
  const [only] = events;
  if (only !== undefined && events.length === 1) return only;
  const whole = new Uint8Array(events.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const event of events) {
    whole.set(event, at);
    at += event.byteLength;
  }
  return whole;
}
