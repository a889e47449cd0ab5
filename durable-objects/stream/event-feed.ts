import { encodeStreamData } from '../../contract/live.ts';
import { STREAM_BACKLOG_BYTES } from '../../domain/kernel/limits.ts';

const encoder = new TextEncoder();

/** Bytes handed to a listener at a time; the rest waits in shared chunks. */
const PIECE_BYTES = 16 * 1024;

/**
 * A listener that pulls pieces, so that a slow one costs at most a piece. It is dropped if it is still behind at the
 * next event, or idle for a whole keep-alive; browsers then reconnect and start over.
 */
export class Listener {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #onEnd: (listener: Listener) => void;
  /** Allowed backlog: the initial list or longest event, plus the general limit. */
  #mostBytes: number;
  #waiting: Uint8Array[];
  #waitingBytes: number;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** Resolves the pending pull, if there is one. */
  #pendingPull: (() => void) | undefined;
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
    // A listener that has read all earlier events is not behind, however long this one is.
    if (this.#waitingBytes > this.#mostBytes) {
      this.end();
      return;
    }
    this.#mostBytes = Math.max(this.#mostBytes, event.byteLength + STREAM_BACKLOG_BYTES);
    this.#waiting.push(event);
    this.#waitingBytes += event.byteLength;
    if (this.#pendingPull !== undefined) this.#give();
  }

  /** Keep-alive: ends the stream of a listener that is behind and has not pulled since the last one. */
  endIfStuck(): void {
    if (this.#wasBehind) this.end();
    this.#wasBehind = this.#waiting.length > 0;
  }

  end(): void {
    if (this.#isOver) return;
    this.#finish();
    this.#controller?.close();
  }

  #next(): Promise<void> | undefined {
    if (this.#isOver) return undefined;
    this.#wasBehind = false;
    return new Promise((resolve) => {
      this.#pendingPull = resolve;
      if (this.#waiting.length > 0) this.#give();
    });
  }

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
    const settle = this.#pendingPull;
    this.#pendingPull = undefined;
    settle?.();
  }
}

export const serverSentEvent = (event: string, data: object, id?: number): Uint8Array =>
  encoder.encode(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${encodeStreamData(event, data)}\n\n`);

/** Sends only an id, which the browser repeats when it reconnects. */
export const streamPosition = (id: number): Uint8Array => encoder.encode(`id: ${id}\n\n`);

/** Prevents proxies from closing idle streams, and detects disconnects. */
export const KEEP_ALIVE = encoder.encode(': here\n\n');

export const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Reconnection delay of browsers. */
export const RETRY = encoder.encode('retry: 1000\n\n');

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
