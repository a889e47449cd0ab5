import {
  afterMove,
  type GameEventMessage,
  type GameMessage,
  type LiveMessage,
  type MoveMessage,
} from '../../contract/live.ts';
import { assertNever } from '../../domain/kernel/result.ts';

interface ReceivedGameOptions {
  readonly onMessage: (message: GameEventMessage) => void;
  /** Requests the whole game, which includes what comes meanwhile. */
  readonly requestGame: () => void;
}

/** The game as last received on a connection: each move is reported as the whole game after it. */
export class ReceivedGame {
  readonly #options: ReceivedGameOptions;
  #game: GameMessage | null = null;

  constructor(options: ReceivedGameOptions) {
    this.#options = options;
  }

  receive(message: LiveMessage): void {
    switch (message.type) {
      case 'game':
        this.#replace(message);
        break;
      case 'move':
        this.#receiveMove(message);
        break;
      case 'draw':
      case 'message':
        this.#options.onMessage(message);
        break;
      case 'taken':
      case 'refused':
        break;
      default:
        assertNever(message);
    }
  }

  /** A new connection begins with the whole game. */
  reset(): void {
    this.#game = null;
  }

  /** After a missed change the whole game is requested. */
  #receiveMove(move: MoveMessage): void {
    const game = this.#game;
    const next = game && afterMove(game, move);
    if (next !== null) this.#replace(next);
    else if (game === null || move.v > game.v) this.#options.requestGame();
  }

  #replace(game: GameMessage): void {
    this.#game = game;
    this.#options.onMessage(game);
  }
}
