import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import {
  type AskAnswer,
  afterMove,
  answerIn,
  decodeLive,
  type GameMessage,
  type SocketRequest,
} from '../../contract/live.ts';

/** A request on the socket, without its number. */
export type Ask = Omit<Extract<SocketRequest, { type: 'ask' }>, 'type' | 'n'>;

/** Generous, because only a missing response is a fault, not a slow one on a busy machine. */
const OPEN_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 60_000;

/** A player's game socket: the latest game received, and the responses to requests. */
export class GameSocket {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: AskAnswer | null) => void>();
  readonly #onGame: (game: GameMessage) => void;
  #game: GameMessage | undefined;
  #requests = 0;
  /** Settles when the socket has closed, with the reason if the server closed it. */
  readonly ended: Promise<string | null>;

  private constructor(socket: WebSocket, onGame: (game: GameMessage) => void) {
    this.#socket = socket;
    this.#onGame = onGame;
    socket.addEventListener('message', ({ data }) => this.#onMessage(String(data)));
    this.ended = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        for (const answer of this.#answers.values()) answer(null);
        resolve(code === 1008 ? reason : null);
      });
    });
  }

  /** Opens the socket; settles when the whole game has arrived. `onGame` receives it and each change. */
  static async open(player: Session, id: string, onGame: (game: GameMessage) => void): Promise<GameSocket> {
    const path = pathTo(calls.watchGame, { id, query: { format: 'changes' } });
    const url = player.base.replace('http', 'ws') + path;
    // Node accepts headers here; the DOM types of this folder do not.
    const socket: WebSocket = Reflect.construct(WebSocket, [url, { headers: player.headers }]);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the socket of game ${id} tells nothing`)), OPEN_WITHIN_MS);
      socket.addEventListener('error', () => {
        clearTimeout(timer);
        reject(new Error(`the socket of game ${id} does not open`));
      });
      const opened: GameSocket = new GameSocket(socket, (game) => {
        clearTimeout(timer);
        resolve(opened);
        onGame(game);
      });
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Sends a request; null if the socket closes before the response. */
  async ask(words: Ask): Promise<AskAnswer | null> {
    if (!this.isOpen) return null;
    this.#requests += 1;
    const n = this.#requests;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${words.from}${words.to}`)), ANSWER_WITHIN_MS);
      this.#answers.set(n, (answer) => {
        clearTimeout(timer);
        this.#answers.delete(n);
        resolve(answer);
      });
      this.#say({ type: 'ask', n, ...words });
    });
  }

  close(): void {
    this.#socket.close();
  }

  #say(request: SocketRequest): void {
    this.#socket.send(JSON.stringify(request));
  }

  #onMessage(text: string): void {
    const message = decodeLive(text);
    if (message === null) return;
    const answer = answerIn(message);
    if (answer !== null) this.#answers.get(answer.n)?.(answer);
    if (message.type === 'game') this.#tell(message);
    if (message.type === 'move') {
      const next = this.#game && afterMove(this.#game, message);
      if (next) this.#tell(next);
      else this.#say({ type: 'whole' });
    }
  }

  #tell(game: GameMessage): void {
    this.#game = game;
    this.#onGame(game);
  }
}
