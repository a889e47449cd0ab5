import type { Session } from '../../cli/session.ts';
import * as calls from '../../contract/calls.ts';
import {
  type AskAnswer,
  afterMove,
  answerIn,
  decodeLive,
  type GameMessage,
  type SocketRequest,
} from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';

/** What is asked for on the socket, without its number. */
export type Ask = Omit<Extract<SocketRequest, { type: 'ask' }>, 'type' | 'n'>;

/** Far beyond what either takes: only what never comes is a fault, not what is slow on a busy machine. */
const OPEN_WITHIN_MS = 60_000;
const ANSWER_WITHIN_MS = 60_000;

/** A player's socket of his game: the game as it was told last, and the answers to what he asks. */
export class GameSocket {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: AskAnswer | null) => void>();
  readonly #onGame: (game: GameMessage) => void;
  #game: GameMessage | undefined;
  #asked = 0;
  /** Settles when the socket has ended, with the reason where the server put the player out. */
  readonly ended: Promise<string | null>;

  private constructor(socket: WebSocket, onGame: (game: GameMessage) => void) {
    this.#socket = socket;
    this.#onGame = onGame;
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    this.ended = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        for (const answer of this.#answers.values()) answer(null);
        resolve(code === 1008 ? reason : null);
      });
    });
  }

  /** Opens the socket, and is there when the whole game has been told. `onGame` hears of it and of each change. */
  static async open(player: Session, id: string, onGame: (game: GameMessage) => void): Promise<GameSocket> {
    const path = pathTo(calls.watchGame, { id, query: { told: 'changes' } });
    const url = player.base.replace('http', 'ws') + path;
    // Node takes headers here; a browser, by whose types this folder goes, does not.
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

  /** The answer; null where the socket has ended before it came. */
  async ask(words: Ask): Promise<AskAnswer | null> {
    if (!this.isOpen) return null;
    this.#asked += 1;
    const n = this.#asked;
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

  #hear(text: string): void {
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
