import {
  type AskAnswer,
  answering,
  encodeLive,
  type Telling,
  type ToldWith,
  toLiveMessage,
  toToldMessage,
} from '../contract/live.ts';
import type { ByColor } from '../domain/chess/square.ts';
import { type Listener, mayHear, type News } from '../domain/game/audience.ts';
import type { GameView } from '../domain/game/view.ts';
import type { AccountId, SessionId } from '../domain/ids.ts';
import type { Millis } from '../domain/time.ts';
import type { Color } from '../domain/tournament/field.ts';
import type { SocketHolder } from './connect.ts';

/** Who holds a socket; rides in its attachment, so that it outlives the object's sleep. */
export interface Seat extends SocketHolder {
  readonly color: Listener;
  /** When the game last asked whether the holder may be here: null where it has to ask, or to ask again. */
  readonly checkedAt: Millis | null;
}

/** The socket on which something is asked for, and the number of what is asked. */
export interface Asker {
  readonly socket: WebSocket;
  readonly n: number;
}

/** More people than this follow a game through the tournament's stream. */
const MOST_WATCHERS = 500;
/** On sockets whose holder may lose the right to them. */
const CHECKED = 'checked';
/** The right to the socket has ended; who still has one comes back and is let in. */
const POLICY_VIOLATION = 1008;

/** The sockets of one game. They hibernate: what is kept of them in memory their attachments give back. */
export class GameSockets {
  readonly #ctx: DurableObjectState;
  /** Read from their attachments once: a move asks for each several times. */
  readonly #seats = new WeakMap<WebSocket, Seat>();
  /** What `oldestCheck` found; undefined where somebody has come or been asked about since. */
  #oldestCheck: number | undefined;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Takes on a new listener; null when there are too many already. */
  accept(holder: SocketHolder, color: Listener): { readonly client: WebSocket; readonly server: WebSocket } | null {
    if (color === null && this.watchers >= MOST_WATCHERS) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    const isChecked = holder.byRight || (color !== null && holder.session !== null);
    this.#ctx.acceptWebSocket(server, [tagOf(color), ...(isChecked ? [CHECKED] : [])]);
    this.#seat(server, { ...holder, color, checkedAt: null });
    return { client, server };
  }

  /** The connections that this page had before: it holds one at a time, and a lost line may seem open for minutes. */
  formerOf({ page, session, account }: SocketHolder, color: Listener): WebSocket[] {
    if (page === null) return [];
    return this.#ctx.getWebSockets(tagOf(color)).filter((socket) => {
      const held = this.seatOf(socket);
      return isOpen(socket) && held.page === page && held.session === session && held.account === account;
    });
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

  seatOf(socket: WebSocket): Seat {
    const known = this.#seats.get(socket);
    if (known !== undefined) return known;
    const held = socket.deserializeAttachment() as Seat;
    this.#seats.set(socket, held);
    return held;
  }

  /** The player who is here with this log-in, where the game has asked whether it holds. */
  playerOf(session: SessionId): AccountId | null {
    const players = (['white', 'black'] as const).flatMap((color) => this.#ctx.getWebSockets(tagOf(color)));
    const known = players.filter(isOpen).map((socket) => this.seatOf(socket));
    return known.find((held) => held.session === session && held.checkedAt !== null)?.account ?? null;
  }

  /** When who was asked about longest ago was asked about: 0 where somebody never was, Infinity where nobody need be. */
  get oldestCheck(): number {
    // Asked for with each move, and nearly always the same.
    this.#oldestCheck ??= Math.min(
      ...this.#ctx
        .getWebSockets(CHECKED)
        .map((socket) => (isOpen(socket) ? (this.seatOf(socket).checkedAt ?? 0) : Infinity)),
    );
    return this.#oldestCheck;
  }

  /** The open sockets whose holders may lose their right, and have not been asked about since this moment. */
  unchecked(since: Millis): WebSocket[] {
    this.#oldestCheck = undefined;
    const isDue = (socket: WebSocket): boolean => {
      const { checkedAt } = this.seatOf(socket);
      return checkedAt === null || checkedAt <= since;
    };
    return this.#ctx.getWebSockets(CHECKED).filter((socket) => isOpen(socket) && isDue(socket));
  }

  /** The holder may be here, as was known at this moment; null where it is not known any more. */
  mark(socket: WebSocket, checkedAt: Millis | null): void {
    this.#seat(socket, { ...this.seatOf(socket), checkedAt });
  }

  /** What an account holds has to be looked at again. */
  doubt(account: AccountId): void {
    for (const socket of this.#ctx.getWebSockets(CHECKED))
      if (this.seatOf(socket).account === account) this.mark(socket, null);
  }

  close(socket: WebSocket, reason?: string): void {
    if (isOpen(socket)) socket.close(POLICY_VIOLATION, reason);
  }

  closeWatchers(): void {
    for (const socket of this.#ctx.getWebSockets(tagOf(null))) this.close(socket);
  }

  /** What the open sockets are counted by. */
  leases(): string[] {
    return this.#ctx.getWebSockets().flatMap((socket) => {
      const { lease } = this.seatOf(socket);
      return lease !== null && isOpen(socket) ? [lease.id] : [];
    });
  }

  /** Tells everybody what he may hear; who has asked for it hears with the first of it that it was taken. */
  tell(news: readonly News[], view: GameView, asker: Asker | null = null): void {
    const sockets = this.#ctx.getWebSockets();
    const telling: Telling = { view, watchers: sockets.filter((socket) => this.seatOf(socket).color === null).length };
    const texts: Partial<Record<ToldWith, readonly string[]>> = {};
    const textsFor = (toldWith: ToldWith): readonly string[] =>
      news.map((one) => encodeLive(toLiveMessage(one, telling, toldWith)));
    for (const socket of askerLast(sockets, asker)) {
      const { color, toldWith } = this.seatOf(socket);
      texts[toldWith] ??= textsFor(toldWith);
      for (const [index, text] of texts[toldWith].entries()) {
        const one = news[index];
        if (one === undefined || !mayHear(one, color)) continue;
        send(socket, index === 0 && socket === asker?.socket ? answering(text, asker.n) : text);
      }
    }
  }

  /** Tells a socket what became of what it asked for; null where it has heard so already. */
  answer(socket: WebSocket, answer: AskAnswer | null): void {
    if (answer !== null) send(socket, encodeLive(answer));
  }

  /** Gives one socket the whole game. */
  show(socket: WebSocket, view: GameView): void {
    send(socket, encodeLive(toToldMessage({ kind: 'game' }, { view, watchers: this.watchers })));
  }

  /** Gives one side the whole game again: what it asked for was refused, so its page may be out of step. */
  showSide(color: Color, view: GameView): void {
    for (const socket of this.#ctx.getWebSockets(tagOf(color))) this.show(socket, view);
  }

  #seat(socket: WebSocket, held: Seat): void {
    socket.serializeAttachment(held);
    this.#seats.set(socket, held);
    this.#oldestCheck = undefined;
  }
}

/**
 * How a socket's messages are packed where its page takes them packed (RFC 7692, 7.1.2.1). A change has a hundred bytes and
 * is much like the last few, which lie in the 1,024 that are looked through; in the usual 32,768 there are so many like it
 * that looking takes longer than all that is done for a move. Each socket needs half the memory for it, too.
 */
export const packingFor = (toldWith: ToldWith): Readonly<Record<string, string>> =>
  toldWith === 'changes' ? { 'Sec-WebSocket-Extensions': 'permessage-deflate; server_max_window_bits=10' } : {};

/** Who has asked knows what he has done; everybody else waits for it. */
const askerLast = (sockets: readonly WebSocket[], asker: Asker | null): readonly WebSocket[] =>
  asker === null ? sockets : [...sockets.filter((socket) => socket !== asker.socket), asker.socket];

const tagOf = (color: Listener): string => color ?? 'watcher';

const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN;

function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // Closed, or lost on the way: its close event follows, and who comes back gets the whole game.
  }
}
