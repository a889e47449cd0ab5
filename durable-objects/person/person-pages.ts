import { PERSON_SOCKET, SESSION_ENDED } from '../../contract/accounts/person-socket.ts';
import type { SessionId } from '../../domain/kernel/ids.ts';
import { MOST_CONNECTIONS } from '../../domain/kernel/limits.ts';
import type { PageHolder } from '../connections/connect.ts';

/** The open pages of a person, each with a socket. Sockets hibernate, so a page that waits costs nothing. */
export class PersonPages {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  /** Null if there are too many. */
  accept(holder: PageHolder): WebSocket | null {
    if (this.#sockets.length >= MOST_CONNECTIONS.pages) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server);
    server.serializeAttachment(holder);
    // Something may have changed since the page has fetched it.
    send(server, PERSON_SOCKET.changed);
    return client;
  }

  /** The sessions of the open pages. */
  get sessions(): SessionId[] {
    return [...new Set(this.#sockets.map((socket) => sessionOf(socket)))];
  }

  changed(): void {
    for (const socket of this.#sockets) send(socket, PERSON_SOCKET.changed);
  }

  /** Closes the pages of a session, which may log in again. */
  close(session: SessionId): void {
    for (const socket of this.#sockets) if (sessionOf(socket) === session) socket.close(SESSION_ENDED, 'session ended');
  }

  get #sockets(): WebSocket[] {
    return this.#ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
  }
}

const sessionOf = (socket: WebSocket): SessionId => (socket.deserializeAttachment() as PageHolder).session;

export function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // Closed or lost: a page that opens its socket again fetches everything.
  }
}
