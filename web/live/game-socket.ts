import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import {
  type AskAnswer,
  answerIn,
  decodeLive,
  type GameEventMessage,
  type SocketRequest,
} from '../../contract/live.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { warn } from '../app/warn.ts';
import { deviceMayBeRight, deviceNow } from '../time/server-time.ts';
import { backoff } from './backoff.ts';
import { PendingRequests } from './pending-requests.ts';
import { ReceivedGame } from './received-game.ts';
import { type Heartbeat, ReconnectingSocket } from './reconnecting-socket.ts';
import { ServerClock } from './server-clock.ts';
import { socketUrl } from './socket-url.ts';

const HEARTBEAT: Heartbeat = {
  ping: 'ping',
  pong: 'pong',
  pingMs: 4 * SECOND,
  pongMs: 3 * SECOND,
  whileHidden: false,
};

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
  const clock = reportedClock(onAhead);
  const requests = new PendingRequests();
  const game = new ReceivedGame({ onMessage, requestGame: () => send({ type: 'whole' }) });
  const connection = new ReconnectingSocket({
    url,
    name: 'game',
    heartbeat: HEARTBEAT,
    wait: backoff(),
    spread: 0.2,
    onContact,
    onMessage: (data) => {
      const message = decodeLive(String(data));
      if (message === null) return warn('A message of the game cannot be read.', data);
      if (message.type === 'game' || message.type === 'move') clock.received(message.at);
      game.receive(message);
      const answer = answerIn(message);
      if (answer !== null) requests.resolve(answer);
    },
    onPong: (pingedAt, receivedAt) => {
      onRoundTrip?.(receivedAt - pingedAt);
      clock.answered(pingedAt, receivedAt);
    },
    onDisconnect: () => {
      game.reset();
      requests.clear();
    },
    connect,
    chance,
  });
  const send = (request: SocketRequest): void => connection.send(JSON.stringify(request));
  function request(action: PlayerAction): Promise<AskAnswer> | null {
    if (!connection.isOpen) return null;
    const { n, answered } = requests.add();
    send({ type: 'ask', n, ...action });
    return answered;
  }
  onContact('connecting');
  connection.open();
  return {
    request,
    whenOpened: () => connection.whenOpened(),
    reopen: () => connection.reopen(),
    close: () => connection.close(),
  };
}

/** The server's clock, which reports its offset each time that it is refined. */
function reportedClock(onAhead: GameSocketOptions['onAhead']) {
  const clock = new ServerClock(deviceNow() - performance.now(), deviceMayBeRight);
  const report = (): void => {
    const { aheadMs } = clock;
    if (aheadMs !== null) onAhead(aheadMs);
  };
  return {
    received: (sentAt: number): void => {
      clock.received(sentAt, performance.now());
      report();
    },
    answered: (askedAt: number, receivedAt: number): void => {
      clock.answered(askedAt, receivedAt);
      report();
    },
  };
}

/**
 * Each opened page of a game has an id: the server closes its previous socket, as a lost connection does not report
 * itself.
 */
export function gameSocketUrl(gameId: string): string {
  const page = Math.random().toString(36).slice(2, 14).padEnd(12, '0');
  const path = pathTo(calls.watchGame, { id: gameId, query: { format: 'changes', page } });
  return socketUrl(path);
}
