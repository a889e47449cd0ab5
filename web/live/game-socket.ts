import * as calls from '../../contract/calls.ts';
import {
  type AskAnswer,
  afterMove,
  answerIn,
  decodeLive,
  type GameMessage,
  type LiveMessage,
  type MoveMessage,
  type SocketRequest,
  type ToldMessage,
} from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';
import { assertNever } from '../../domain/result.ts';
import { SECOND } from '../../domain/time.ts';
import { complain } from '../complain.ts';
import { backoff } from './backoff.ts';
import { ServerClock } from './server-clock.ts';

/** How often a page that is looked at asks whether the server is still there, and how long it waits for the answer. */
const PING_MS = 4 * SECOND;
const PONG_MS = 3 * SECOND;
/** A connection that has not come about by then never does: on a line that is cut nobody says so. */
const OPEN_WITHIN_MS = 6 * SECOND;
/** Pages that lost contact together do not all come back in the same moment. */
const SPREAD = 0.2;

export type Contact = 'connecting' | 'open' | 'lost';

export interface GameSocketOptions {
  readonly url: string;
  readonly onMessage: (message: ToldMessage) => void;
  readonly onContact: (contact: Contact) => void;
  /** How long the server's last answer to a sign of life has taken, in milliseconds. */
  readonly onRoundTrip?: (ms: number) => void;
  /** How far the server's clock is ahead of the browser's steady one, in milliseconds, each time it is known better. */
  readonly onAhead: (aheadMs: number) => void;
  readonly connect?: (url: string) => WebSocket;
  readonly chance?: () => number;
}

/** What a player asks for on the socket, in the words of the call of a move. */
export type SocketWish = Omit<Extract<SocketRequest, { type: 'ask' }>, 'type' | 'n'>;

export interface GameSocket {
  /** Asks on the open connection; null where there is none. Without a connection there is no answer either. */
  readonly ask: (wish: SocketWish) => Promise<AskAnswer> | null;
  /** Settles when the next connection has come about. */
  readonly whenOpened: () => Promise<void>;
  /** Connects anew at once: each connection begins with the whole game. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** The live connection of a game, kept up until it is closed. What cannot be read, and what fails, is only logged. */
export function openGameSocket(options: GameSocketOptions): GameSocket {
  const { url, onMessage, onContact, onRoundTrip, onAhead } = options;
  const { connect = (at) => new WebSocket(at), chance = Math.random } = options;
  const wait = backoff();
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  /** As it was told last on this connection. */
  let game: GameMessage | null = null;
  let number = 0;
  const answers = new Map<number, (answer: AskAnswer) => void>();
  let waiting: readonly (() => void)[] = [];
  const clock = new ServerClock(Date.now() - performance.now());
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
        const heardAt = performance.now();
        onRoundTrip?.(heardAt - pingedAt);
        clearTimeout(timer);
        clock.answered(pingedAt, heardAt);
        tellAhead();
        timer = setTimeout(ping, PING_MS);
        return;
      }
      const message = decodeLive(String(data));
      if (message === null) complain('A message of the game cannot be read.', data);
      else hear(message);
    };
    own.onclose = lost;
    // What has failed is closed, and closing brings the next attempt.
    own.onerror = () => {
      complain('The connection of the game has failed.');
      own.close();
    };
  }

  function tellAhead(): void {
    const { aheadMs } = clock;
    if (aheadMs !== null) onAhead(aheadMs);
  }

  function hear(message: LiveMessage): void {
    take(message);
    const answer = answerIn(message);
    if (answer === null) return;
    answers.get(answer.n)?.(answer);
    answers.delete(answer.n);
  }

  function take(message: LiveMessage): void {
    if (message.type === 'game' || message.type === 'move') {
      clock.heard(message.at, performance.now());
      tellAhead();
    }
    switch (message.type) {
      case 'game':
        game = message;
        onMessage(message);
        break;
      case 'move':
        hearMove(message);
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

  /** Who has missed a change asks for the whole game; what comes meanwhile is in it. */
  function hearMove(move: MoveMessage): void {
    const next = game && afterMove(game, move);
    if (next !== null) {
      game = next;
      onMessage(next);
    } else if (game === null || move.v > game.v) say({ type: 'whole' });
  }

  const say = (request: SocketRequest): void => socket.send(JSON.stringify(request));

  function ask(wish: SocketWish): Promise<AskAnswer> | null {
    if (!isOpen) return null;
    number += 1;
    const n = number;
    const answered = new Promise<AskAnswer>((resolve) => answers.set(n, resolve));
    say({ type: 'ask', n, ...wish });
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

  /** Not at once again: where nothing passes, the next attempt waits as after any other that has failed. */
  function giveUp(): void {
    drop();
    lost();
  }

  function reopen(): void {
    drop();
    onContact('lost');
    open();
  }

  /** What was asked on a connection that is gone is not answered any more. */
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
  return { ask, whenOpened, reopen, close: drop };
}

/** Each opened page of a game has a name: the server lets go of what it had before, as a line that is lost says nothing. */
export function gameSocketUrl(gameId: string): string {
  const page = Math.random().toString(36).slice(2, 14).padEnd(12, '0');
  const path = pathTo(calls.watchGame, { id: gameId, query: { told: 'changes', page } });
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;
