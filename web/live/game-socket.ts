import * as calls from '../../contract/calls.ts';
import { decodeLive, type LiveMessage } from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';
import { SECOND } from '../../domain/time.ts';
import { backoff } from './backoff.ts';

/** How often a page that is looked at asks whether the server is still there, and how long it waits for the answer. */
const PING_MS = 4 * SECOND;
const PONG_MS = 3 * SECOND;
/** Pages that lost contact together do not all come back in the same moment. */
const SPREAD = 0.2;

export type Contact = 'connecting' | 'open' | 'lost';

export interface GameSocketOptions {
  readonly url: string;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onContact: (contact: Contact) => void;
  readonly connect?: (url: string) => WebSocket;
  readonly chance?: () => number;
}

export interface GameSocket {
  /** Connects anew at once: each connection begins with the whole game. */
  readonly reopen: () => void;
  readonly close: () => void;
}

/** The live connection of a game, kept up until it is closed. What cannot be read is ignored. */
export function openGameSocket(options: GameSocketOptions): GameSocket {
  const { url, onMessage, onContact, connect = (at) => new WebSocket(at), chance = Math.random } = options;
  const wait = backoff();
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(timer);
    const own = connect(url);
    socket = own;
    own.onopen = () => {
      wait.reset();
      onContact('open');
      timer = setTimeout(ping, PING_MS);
    };
    own.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'pong') {
        clearTimeout(timer);
        timer = setTimeout(ping, PING_MS);
        return;
      }
      const message = decodeLive(String(data));
      if (message !== null) onMessage(message);
    };
    own.onclose = lost;
  }

  function ping(): void {
    if (isHidden()) {
      timer = setTimeout(ping, PING_MS);
      return;
    }
    socket.send('ping');
    timer = setTimeout(reopen, PONG_MS);
  }

  function lost(): void {
    clearTimeout(timer);
    onContact('lost');
    timer = setTimeout(open, wait.next() * (1 + SPREAD * chance()));
  }

  function reopen(): void {
    drop();
    onContact('lost');
    open();
  }

  function drop(): void {
    clearTimeout(timer);
    socket.onclose = null;
    socket.onmessage = null;
    socket.onopen = null;
    socket.close();
  }

  onContact('connecting');
  open();
  return { reopen, close: drop };
}

export const gameSocketUrl = (gameId: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${pathTo(calls.watchGame, { id: gameId })}`;

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden;
