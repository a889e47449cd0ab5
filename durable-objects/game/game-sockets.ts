import {
  type AskAnswer,
  answering,
  encodeLive,
  type GameBroadcast,
  type MessageFormat,
  toGameEventMessage,
  toLiveMessage,
} from '../../contract/live.ts';
import type { ByColor } from '../../domain/chess/square.ts';
import { type GameNotification, type Listener, mayHear } from '../../domain/game/audience.ts';
import type { GameView } from '../../domain/game/view.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Region } from '../../domain/lib/regions.ts';
import type { Color } from '../../domain/tournament/value/field.ts';
import type { SocketHolder } from '../connections/connect.ts';

/** The socket's holder, stored in its attachment to survive hibernation. */
export interface Seat extends SocketHolder {
  readonly color: Listener;
  /** Last validation of the holder; null if one is needed. */
  readonly checkedAt: Millis | null;
  /** Where the socket comes from. */
  readonly region: Region | null;
}

/** The requesting socket and request number. */
export interface Asker {
  readonly socket: WebSocket;
  readonly n: number;
}

/** Larger audiences use the tournament's stream. */
const MOST_WATCHERS = 500;
/** Tag of sockets whose right can end. */
const CHECKED = 'checked';
/** The right has ended; clients that still have one reconnect. */
const POLICY_VIOLATION = 1008;

export class GameSockets {
  readonly #ctx: DurableObjectState;
  /** Cached attachments, as each move needs them several times. */
  readonly #seats = new WeakMap<WebSocket, Seat>();
  /** Cached `oldestCheck`; undefined after a change. */
  #oldestCheck: number | undefined;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** Null if there are too many listeners. */
  accept(
    holder: SocketHolder,
    color: Listener,
    region: Region | null = null,
  ): { readonly client: WebSocket; readonly server: WebSocket } | null {
    if (color === null && this.watchers >= MOST_WATCHERS) return null;
    const { 0: client, 1: server } = new WebSocketPair();
    const isChecked = holder.byRight || (color !== null && holder.session !== null);
    this.#ctx.acceptWebSocket(server, [tagOf(color), ...(isChecked ? [CHECKED] : [])]);
    this.#seat(server, { ...holder, color, checkedAt: null, region });
    return { client, server };
  }

  /** Earlier sockets of this page, which has one at a time; a lost connection may seem open for minutes. */
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

  /** Sides with a socket, except the closing one. */
  present(closing?: WebSocket): ByColor<boolean> {
    const isPresent = (color: Color): boolean =>
      this.#ctx.getWebSockets(tagOf(color)).some((socket) => socket !== closing && isOpen(socket));
    return { white: isPresent('white'), black: isPresent('black') };
  }

  /** Where the sockets of the two players come from. */
  regions(): ByColor<Region | null> {
    const regionOf = (color: Color): Region | null =>
      this.#ctx
        .getWebSockets(tagOf(color))
        .map((socket) => this.seatOf(socket).region ?? null)
        .at(-1) ?? null;
    return { white: regionOf('white'), black: regionOf('black') };
  }

  seatOf(socket: WebSocket): Seat {
    const known = this.#seats.get(socket);
    if (known !== undefined) return known;
    const held = socket.deserializeAttachment() as Seat;
    this.#seats.set(socket, held);
    return held;
  }

  playerOf(session: SessionId): AccountId | null {
    const players = (['white', 'black'] as const).flatMap((color) => this.#ctx.getWebSockets(tagOf(color)));
    const known = players.filter(isOpen).map((socket) => this.seatOf(socket));
    return known.find((held) => held.session === session && held.checkedAt !== null)?.account ?? null;
  }

  /** Time of the oldest validation: 0 if one is missing, Infinity if none is needed. */
  get oldestCheck(): number {
    // Read with each move, and rarely changed.
    this.#oldestCheck ??= Math.min(
      ...this.#ctx
        .getWebSockets(CHECKED)
        .map((socket) => (isOpen(socket) ? (this.seatOf(socket).checkedAt ?? 0) : Infinity)),
    );
    return this.#oldestCheck;
  }

  /** Sockets whose right can end and that were not validated since this time. */
  unchecked(since: Millis): WebSocket[] {
    this.#oldestCheck = undefined;
    const isDue = (socket: WebSocket): boolean => {
      const { checkedAt } = this.seatOf(socket);
      return checkedAt === null || checkedAt <= since;
    };
    return this.#ctx.getWebSockets(CHECKED).filter((socket) => isOpen(socket) && isDue(socket));
  }

  /** Stores the validation time; null invalidates it. */
  setCheckedAt(socket: WebSocket, checkedAt: Millis | null): void {
    this.#seat(socket, { ...this.seatOf(socket), checkedAt });
  }

  invalidate(account: AccountId): void {
    for (const socket of this.#ctx.getWebSockets(CHECKED))
      if (this.seatOf(socket).account === account) this.setCheckedAt(socket, null);
  }

  close(socket: WebSocket, reason?: string): void {
    if (isOpen(socket)) socket.close(POLICY_VIOLATION, reason);
  }

  closeWatchers(): void {
    for (const socket of this.#ctx.getWebSockets(tagOf(null))) this.close(socket);
  }

  leases(): string[] {
    return this.#ctx.getWebSockets().flatMap((socket) => {
      const { lease } = this.seatOf(socket);
      return lease !== null && isOpen(socket) ? [lease.id] : [];
    });
  }

  /** Broadcasts to permitted listeners; the requester's first message also confirms the request. */
  tell(notifications: readonly GameNotification[], view: GameView, asker: Asker | null = null): void {
    const sockets = this.#ctx.getWebSockets();
    const telling: GameBroadcast = {
      view,
      watchers: sockets.filter((socket) => this.seatOf(socket).color === null).length,
    };
    const texts: Partial<Record<MessageFormat, readonly string[]>> = {};
    const textsFor = (format: MessageFormat): readonly string[] =>
      notifications.map((one) => encodeLive(toLiveMessage(one, telling, format)));
    for (const socket of askerLast(sockets, asker)) {
      const { color, format } = this.seatOf(socket);
      texts[format] ??= textsFor(format);
      for (const [index, text] of texts[format].entries()) {
        const one = notifications[index];
        if (one === undefined || !mayHear(one, color)) continue;
        send(socket, index === 0 && socket === asker?.socket ? answering(text, asker.n) : text);
      }
    }
  }

  /** Responds to a request; null if the broadcast already did. */
  answer(socket: WebSocket, answer: AskAnswer | null): void {
    if (answer !== null) send(socket, encodeLive(answer));
  }

  show(socket: WebSocket, view: GameView): void {
    send(socket, encodeLive(toGameEventMessage({ kind: 'game' }, { view, watchers: this.watchers })));
  }

  /** Sends the whole game to one side after a refusal, as its state may be outdated. */
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
 * Compression of a socket (RFC 7692, 7.1.2.1). Messages have about 100 bytes and resemble the last few, so a window of
 * 1,024 bytes suffices. The usual 32,768 would cost more time than the rest of a move, and twice the memory.
 */
export const packingFor = (format: MessageFormat): Readonly<Record<string, string>> =>
  format === 'changes' ? { 'Sec-WebSocket-Extensions': 'permessage-deflate; server_max_window_bits=10' } : {};

/** The requester comes last, as the others are waiting. */
const askerLast = (sockets: readonly WebSocket[], asker: Asker | null): readonly WebSocket[] =>
  asker === null ? sockets : [...sockets.filter((socket) => socket !== asker.socket), asker.socket];

const tagOf = (color: Listener): string => color ?? 'watcher';

const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN;

function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // Closed or lost: the close event follows, and a reconnecting client gets the whole game.
  }
}
