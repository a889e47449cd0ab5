import { SECOND } from '../../domain/kernel/time.ts';
import { warn } from '../app/warn.ts';
import { backoff } from './backoff.ts';

/** How often a visible page pings the server, and how long it waits for the response. */
const PING_MS = 4 * SECOND;
const PONG_MS = 3 * SECOND;
/** A connection that has not opened by then never will: an interrupted network does not report it. */
const OPEN_WITHIN_MS = 6 * SECOND;
/** Jitter, so that pages that lost contact together do not reconnect at the same moment. */
const SPREAD = 0.2;

export interface ReconnectingSocketOptions {
  readonly url: string;
  readonly onContact: (contact: 'open' | 'lost') => void;
  /** Called with each message except the responses to pings. */
  readonly onMessage: (data: unknown) => void;
  /** Called with the times of a ping and its response, by the browser's monotonic clock. */
  readonly onPong: (pingedAt: number, receivedAt: number) => void;
  /** Called at the end of a connection, whatever ends it: what was received or requested on it is void. */
  readonly onDisconnect: () => void;
  readonly connect: (url: string) => WebSocket;
  readonly chance: () => number;
}

/** The socket of a game: it pings the server, and reconnects until it is closed. */
export class ReconnectingSocket {
  readonly #options: ReconnectingSocketOptions;
  readonly #wait = backoff();
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
      if (data === 'pong') this.#ponged();
      else this.#options.onMessage(data);
    };
    socket.onclose = () => this.#lost();
    // A failed socket closes, and closing triggers the reconnect.
    socket.onerror = () => {
      warn('The connection of the game has failed.');
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
    this.#wait.reset();
    this.#options.onContact('open');
    this.#ping();
    for (const goOn of this.#waiting) goOn();
    this.#waiting = [];
  }

  #ping(): void {
    if (isHidden()) {
      this.#schedule(() => this.#ping(), PING_MS);
      return;
    }
    this.#pingedAt = performance.now();
    this.send('ping');
    this.#schedule(() => this.reopen(), PONG_MS);
  }

  #ponged(): void {
    this.#options.onPong(this.#pingedAt, performance.now());
    this.#schedule(() => this.#ping(), PING_MS);
  }

  /** Reconnects with a delay: where nothing gets through, an immediate attempt would fail as well. */
  #giveUp(): void {
    this.close();
    this.#lost();
  }

  #lost(): void {
    this.#disconnect();
    this.#options.onContact('lost');
    this.#schedule(() => this.open(), this.#wait.next() * (1 + SPREAD * this.#options.chance()));
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

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;
