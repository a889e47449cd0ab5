import { PERSON_SOCKET, SESSION_ENDED } from '../../contract/accounts/person-socket.ts';
import { followOwn } from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { HERE_MS } from '../../domain/kernel/limits.ts';
import { MINUTE, SECOND } from '../../domain/kernel/time.ts';
import { backoff } from './backoff.ts';
import { type Heartbeat, ReconnectingSocket } from './reconnecting-socket.ts';
import { socketUrl } from './socket-url.ts';

/** The server derives presence from it. */
const HEARTBEAT: Heartbeat = {
  ping: PERSON_SOCKET.here,
  pong: PERSON_SOCKET.heard,
  pingMs: HERE_MS,
  pongMs: 15 * SECOND,
  whileHidden: true,
};

/** Slow, as all pages of the site lose their connection at the same moment, and poll until they have it again. */
const RECONNECT_MS = { first: SECOND, max: MINUTE / 2 } as const;

export interface PersonSocketOptions {
  /** Called when the unread messages or the lobby may have changed, also after each reconnect. */
  readonly onChanged: () => void;
  readonly onContact: (contact: 'open' | 'lost') => void;
  readonly onSessionEnded: () => void;
  readonly connect?: (url: string) => WebSocket;
  readonly chance?: () => number;
}

/** The connection of a page to the object of its user, maintained until it is closed; returns how to close it. */
export function openPersonSocket(options: PersonSocketOptions): () => void {
  const { onChanged, onContact, onSessionEnded, connect = (url) => new WebSocket(url), chance = Math.random } = options;
  const connection = new ReconnectingSocket({
    url: socketUrl(pathTo(followOwn)),
    name: 'page',
    heartbeat: HEARTBEAT,
    wait: backoff(RECONNECT_MS),
    spread: 1,
    onContact,
    onMessage: (data) => {
      if (data === PERSON_SOCKET.changed) onChanged();
    },
    onPong: () => undefined,
    onDisconnect: () => onContact('lost'),
    isOver: (code) => {
      if (code !== SESSION_ENDED) return false;
      onSessionEnded();
      return true;
    },
    connect,
    chance,
  });
  connection.open();
  return () => connection.close();
}
