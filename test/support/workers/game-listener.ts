import { env } from 'cloudflare:workers';
import { decodeLive, type GameMessage, type LiveMessage, type MessageFormat } from '../../../contract/live.ts';
import type { AccountId, GameId, SessionId } from '../../../domain/kernel/ids.ts';
import { openGameSocket } from '../../../durable-objects/connections/connect.ts';
import { eventually } from '../eventually.ts';

interface Opening {
  readonly headers?: HeadersInit;
  readonly session?: SessionId | null;
  readonly format?: MessageFormat;
  readonly page?: string | null;
}

/** Somebody's open page: the socket of a game and all that it has been told. */
export class GameListener {
  readonly received: LiveMessage[] = [];
  readonly texts: string[] = [];
  /** Called with each message. */
  onMessage: (message: LiveMessage) => void = () => undefined;
  closed: number | undefined;
  /** What the server has said when it closed the socket; empty where it said nothing. */
  closedFor: string | undefined;
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const text = String(data);
      this.texts.push(text);
      const message = decodeLive(text);
      if (message === null) return;
      this.received.push(message);
      this.onMessage(message);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = code;
      this.closedFor = reason;
    });
    socket.accept();
  }

  /** Opens the page of an account, or of a visitor. */
  static async open(
    game: GameId,
    account: AccountId | null,
    { headers = {}, session = null, format = 'games', page = null }: Opening = {},
  ): Promise<GameListener> {
    const request = new Request('https://rokade.test/socket', { headers: { ...headers, Upgrade: 'websocket' } });
    const { webSocket } = await openGameSocket(env, game, request, {
      account,
      session,
      lease: null,
      byRight: false,
      revision: 1,
      format,
      page,
    });
    if (webSocket === null) throw new Error('the socket was refused');
    return new GameListener(webSocket);
  }

  /** The games as they were told. */
  get games(): readonly GameMessage[] {
    return this.received.filter((message) => message.type === 'game');
  }

  /** Waits for a game that is so. */
  game(is: (message: GameMessage) => boolean): Promise<GameMessage> {
    return eventually(() => {
      const found = this.games.find(is);
      if (found === undefined) throw new Error(`not told; last: ${this.texts.at(-1)}`);
      return found;
    });
  }

  /** Waits for the n-th message of another type. */
  message(type: LiveMessage['type'], index = 0): Promise<LiveMessage> {
    return eventually(() => {
      const found = this.received.filter((message) => message.type === type)[index];
      if (found === undefined) throw new Error(`no ${type} told`);
      return found;
    });
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.close(1000);
  }
}
