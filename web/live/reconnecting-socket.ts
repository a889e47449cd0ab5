import { SECOND } from '../../domain/kernel/time.ts';
import { warn } from '../app/warn.ts';
import type { Backoff } from './backoff.ts';

/** How a page finds out that the connection is lost. */
export interface Heartbeat {
  readonly ping: string;
  readonly pong: string;
  /** How often the page pings the server, and how long it waits for the response. */
  readonly pingMs: number;
  readonly pongMs: number;
  /** A hidden page pings too. */
  readonly whileHidden: boolean;
}

/** A connection that has not opened by then never will: an interrupted network does not report it. */
const OPEN_WITHIN_MS = 6 * SECOND;

export interface ReconnectingSocketOptions {
  readonly url: string;
  /** What it is the connection of, for the log of the browser. */
  readonly name: string;
  readonly heartbeat: Heartbeat;
  /** The waits between two attempts. */
  readonly wait: Backoff;
  /** Jitter as a share of the wait, so that pages that lost contact together do not reconnect at the same moment. */
  readonly spread: number;
  readonly onContact: (contact: 'open' | 'lost') => void;
  /** Called with each message except the responses to pings. */
  readonly onMessage: (data: unknown) => void;
  /** Called with the times of a ping and its response, by the browser's monotonic clock. */
  readonly onPong: (pingedAt: number, receivedAt: number) => void;
  /** Called at the end of a connection, whatever ends it: what was received or requested on it is void. */
  readonly onDisconnect: () => void;
  /** Whether a connection that the server has closed for this reason is opened again; by default it is. */
  readonly isOver?: (code: number) => boolean;
  readonly connect: (url: string) => WebSocket;
  readonly chance: () => number;
}

/** A socket that pings the server, and reconnects until it is closed. */
export class ReconnectingSocket {
  readonly #options: ReconnectingSocketOptions;
  #socket: WebSocket | null = null;
  #isOpen = false;
  /** The one pending step: giving up an attempt, a ping, the wait for its response, or the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pingedAt = 0;
  #waiting: readonly (() => void)[] = [];

  constructor(options: ReconnectingSocketOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    const socket = this.#options.connect(this.#options.url);
    this.#socket = socket;
    this.#schedule(() => this.#giveUp(), OPEN_WITHIN_MS);
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === this.#options.heartbeat.pong) this.#ponged();
      else this.#options.onMessage(data);
    };
    socket.onclose = (event?: CloseEvent) => this.#closed(event?.code ?? NO_CODE);
    // A failed socket closes, and closing triggers the reconnect.
    socket.onerror = () => {
      warn(`The connection of the ${this.#options.name} has failed.`);
      socket.close();
    };
  }

  send(text: string): void {
    this.#socket?.send(text);
  }

  whenOpened(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, resolve];
    });
  }

  reopen(): void {
    this.close();
    this.#options.onContact('lost');
    this.open();
  }

  close(): void {
    this.#disconnect();
    const socket = this.#socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.onerror = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  }

  #opened(): void {
    clearTimeout(this.#timer);
    this.#isOpen = true;
    this.#options.wait.reset();
    this.#options.onContact('open');
    this.#ping();
    for (const goOn of this.#waiting) goOn();
    this.#waiting = [];
  }

  #ping(): void {
    const { ping, pingMs, pongMs, whileHidden } = this.#options.heartbeat;
    if (isHidden() && !whileHidden) {
      this.#schedule(() => this.#ping(), pingMs);
      return;
    }
    this.#pingedAt = performance.now();
    this.send(ping);
    this.#schedule(() => this.reopen(), pongMs);
  }

  #ponged(): void {
    this.#options.onPong(this.#pingedAt, performance.now());
    this.#schedule(() => this.#ping(), this.#options.heartbeat.pingMs);
  }

  /** Reconnects with a delay: where nothing gets through, an immediate attempt would fail as well. */
  #giveUp(): void {
    this.close();
    this.#lost();
  }

  #closed(code: number): void {
    if (this.#options.isOver?.(code)) this.#disconnect();
    else this.#lost();
  }

  #lost(): void {
    this.#disconnect();
    this.#options.onContact('lost');
    this.#schedule(() => this.open(), this.#nextWait());
  }

  #nextWait(): number {
    const { wait, spread, chance } = this.#options;
    return wait.next() * (1 + spread * chance());
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    this.#options.onDisconnect();
  }

  #schedule(step: () => void, afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(step, afterMs);
  }
}

/** A connection that broke off (RFC 6455, 7.1.5). */
const NO_CODE = 1006;

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;
