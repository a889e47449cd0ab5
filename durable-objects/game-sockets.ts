import { encodeLive, type Telling, toLiveMessage } from '../contract/live.ts';
import type { ByColor } from '../domain/chess/square.ts';
import { type Listener, mayHear, type News } from '../domain/game/audience.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Color } from '../domain/tournament/field.ts';

/** Who holds a socket; rides in its attachment, so that it outlives the object's sleep. */
interface Holder {
  readonly account: AccountId | null;
  readonly color: Listener;
}

/** More people than this follow a game through the tournament's stream. */
const MOST_WATCHERS = 500;

/** The sockets of one game. They hibernate: nothing about them is kept in memory. */
export class GameSockets {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Takes on a new listener; null when there are too many already. */
  accept(holder: Holder): { readonly client: WebSocket; readonly server: WebSocket } | null {
    if (holder.color === null && this.watchers >= MOST_WATCHERS) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, [tagOf(holder.color)]);
    server.serializeAttachment(holder);
    return { client, server };
  }

  get watchers(): number {
    return this.#ctx.getWebSockets(tagOf(null)).length;
  }

  /** Which sides have a socket; one that is just closing does not count. */
  present(closing?: WebSocket): ByColor<boolean> {
    const isPresent = (color: Color): boolean =>
      this.#ctx.getWebSockets(tagOf(color)).some((socket) => socket !== closing && isOpen(socket));
    return { white: isPresent('white'), black: isPresent('black') };
  }

  colorOf(socket: WebSocket): Listener {
    return holderOf(socket).color;
  }

  /** Tells everybody what he may hear. */
  tell(news: readonly News[], telling: Telling): void {
    const told = news.map((one) => ({ news: one, text: encodeLive(toLiveMessage(one, telling)) }));
    for (const socket of this.#ctx.getWebSockets()) {
      const { color } = holderOf(socket);
      for (const { news: one, text } of told) if (mayHear(one, color)) send(socket, text);
    }
  }

  /** Gives one socket the whole game. */
  show(socket: WebSocket, telling: Telling): void {
    send(socket, encodeLive(toLiveMessage({ kind: 'game' }, telling)));
  }

  /** Gives one side the whole game again: what it asked for was refused, so its page may be out of step. */
  showSide(color: Color, telling: Telling): void {
    for (const socket of this.#ctx.getWebSockets(tagOf(color))) this.show(socket, telling);
  }
}

const tagOf = (color: Listener): string => color ?? 'watcher';

const holderOf = (socket: WebSocket): Holder => socket.deserializeAttachment() as Holder;

const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN;

function send(socket: WebSocket, text: string): void {
  if (!isOpen(socket)) return;
  try {
    socket.send(text);
  } catch {
    // Lost on the way: its close event follows, and who comes back gets the whole game.
  }
}
