import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import {
  type AskAnswer,
  afterMove,
  answerIn,
  decodeLive,
  type GameEventMessage,
  type GameMessage,
  type LiveMessage,
  type MoveMessage,
  type SocketRequest,
} from '../../contract/live.ts';
import { assertNever } from '../../domain/kernel/result.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { warn } from '../app/warn.ts';
import { deviceMayBeRight, deviceNow } from '../time/server-time.ts';
import { backoff } from './backoff.ts';
import { ServerClock } from './server-clock.ts';

/** How often a visible page pings the server, and how long it waits for the response. */
const PING_MS = 4 * SECOND;
const PONG_MS = 3 * SECOND;
/** A connection that has not opened by then never will: an interrupted network does not report it. */
const OPEN_WITHIN_MS = 6 * SECOND;
/** Jitter, so that pages that lost contact together do not reconnect at the same moment. */
const SPREAD = 0.2;

export type Contact = 'connecting' | 'open' | 'lost';

export interface GameSocketOptions {
  readonly url: string;
  readonly onMessage: (message: GameEventMessage) => void;
  readonly onContact: (contact: Contact) => void;
  /** Called with the round trip of the last ping, in milliseconds. */
  readonly onRoundTrip?: (ms: number) => void;
  /**
   * Called with the offset of the server's clock from the browser's monotonic one, in milliseconds, each time it is
   * refined.
   */
  readonly onAhead: (aheadMs: number) => void;
  readonly connect?: (url: string) => WebSocket;
  readonly chance?: () => number;
}

/** A player's request on the socket, with the fields of the API call of a move. */
export type PlayerAction = Omit<Extract<SocketRequest, { type: 'ask' }>, 'type' | 'n'>;

export interface GameSocket {
  /** Sends an action on the open connection; null where there is none. On a lost connection it never resolves. */
  readonly request: (action: PlayerAction) => Promise<AskAnswer> | null;
  readonly whenOpened: () => Promise<void>;
  /** Reconnects at once: each connection begins with the whole game. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** The live connection of a game, maintained until it is closed. Unreadable messages and failures are only logged. */
export function openGameSocket(options: GameSocketOptions): GameSocket {
  const { url, onMessage, onContact, onRoundTrip, onAhead } = options;
  const { connect = (at) => new WebSocket(at), chance = Math.random } = options;
  const wait = backoff();
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  /** The game as last received on this connection. */
  let game: GameMessage | null = null;
  let number = 0;
  const answers = new Map<number, (answer: AskAnswer) => void>();
  let waiting: readonly (() => void)[] = [];
  const clock = new ServerClock(deviceNow() - performance.now(), deviceMayBeRight);
  let pingedAt = 0;

  function open(): void {
    clearTimeout(timer);
    const own = connect(url);
    socket = own;
    timer = setTimeout(giveUp, OPEN_WITHIN_MS);
    own.onopen = () => {
      clearTimeout(timer);
      isOpen = true;
      wait.reset();
      onContact('open');
      ping();
      for (const goOn of waiting) goOn();
      waiting = [];
    };
    own.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'pong') {
        const receivedAt = performance.now();
        onRoundTrip?.(receivedAt - pingedAt);
        clearTimeout(timer);
        clock.answered(pingedAt, receivedAt);
        reportAhead();
        timer = setTimeout(ping, PING_MS);
        return;
      }
      const message = decodeLive(String(data));
      if (message === null) warn('A message of the game cannot be read.', data);
      else receive(message);
    };
    own.onclose = lost;
    // A failed socket closes, and closing triggers the reconnect.
    own.onerror = () => {
      warn('The connection of the game has failed.');
      own.close();
    };
  }

  function reportAhead(): void {
    const { aheadMs } = clock;
    if (aheadMs !== null) onAhead(aheadMs);
  }

  function receive(message: LiveMessage): void {
    take(message);
    const answer = answerIn(message);
    if (answer === null) return;
    answers.get(answer.n)?.(answer);
    answers.delete(answer.n);
  }

  function take(message: LiveMessage): void {
    if (message.type === 'game' || message.type === 'move') {
      clock.received(message.at, performance.now());
      reportAhead();
    }
    switch (message.type) {
      case 'game':
        game = message;
        onMessage(message);
        break;
      case 'move':
        receiveMove(message);
        break;
      case 'draw':
      case 'message':
        onMessage(message);
        break;
      case 'taken':
      case 'refused':
        break;
      default:
        assertNever(message);
    }
  }

  /** After a missed change the whole game is requested; it includes what comes meanwhile. */
  function receiveMove(move: MoveMessage): void {
    const next = game && afterMove(game, move);
    if (next !== null) {
      game = next;
      onMessage(next);
    } else if (game === null || move.v > game.v) send({ type: 'whole' });
  }

  const send = (request: SocketRequest): void => socket.send(JSON.stringify(request));

  function request(action: PlayerAction): Promise<AskAnswer> | null {
    if (!isOpen) return null;
    number += 1;
    const n = number;
    const answered = new Promise<AskAnswer>((resolve) => answers.set(n, resolve));
    send({ type: 'ask', n, ...action });
    return answered;
  }

  function ping(): void {
    if (isHidden()) {
      timer = setTimeout(ping, PING_MS);
      return;
    }
    pingedAt = performance.now();
    socket.send('ping');
    timer = setTimeout(reopen, PONG_MS);
  }

  function lost(): void {
    forget();
    clearTimeout(timer);
    onContact('lost');
    timer = setTimeout(open, wait.next() * (1 + SPREAD * chance()));
  }

  /** Reconnects with a delay: where nothing gets through, an immediate attempt would fail as well. */
  function giveUp(): void {
    drop();
    lost();
  }

  function reopen(): void {
    drop();
    onContact('lost');
    open();
  }

  /** Requests on a closed connection are never answered. */
  function forget(): void {
    isOpen = false;
    game = null;
    answers.clear();
  }

  function drop(): void {
    forget();
    clearTimeout(timer);
    socket.onclose = null;
    socket.onerror = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  }

  onContact('connecting');
  open();
  const whenOpened = (): Promise<void> =>
    new Promise((resolve) => {
      waiting = [...waiting, resolve];
    });
  return { request, whenOpened, reopen, close: drop };
}

/**
 * Each opened page of a game has an id: the server closes its previous socket, as a lost connection does not report
 * itself.
 */
export function gameSocketUrl(gameId: string): string {
  const page = Math.random().toString(36).slice(2, 14).padEnd(12, '0');
  const path = pathTo(calls.watchGame, { id: gameId, query: { format: 'changes', page } });
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;
