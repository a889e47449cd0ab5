import { GAMES_IN_BATCH } from '../../domain/kernel/limits.ts';
import type { GameFinishedReport } from '../game/game-report.ts';
import type { SerialQueue } from '../outbox/serial-queue.ts';

interface Batch<Written> {
  readonly games: GameFinishedReport[];
  readonly written: Promise<Written>;
}

/** Games that end while the tournament writes another change are written together, as one change. */
export class EndedGames<Written> {
  readonly #queue: SerialQueue;
  readonly #write: (games: readonly GameFinishedReport[]) => Promise<Written>;
  /** Waits in the queue, and still takes games. */
  #next: Batch<Written> | null = null;

  constructor(queue: SerialQueue, write: (games: readonly GameFinishedReport[]) => Promise<Written>) {
    this.#queue = queue;
    this.#write = write;
  }

  /** Settles when the batch with this game is written. */
  add(game: GameFinishedReport): Promise<Written> {
    const known = this.#next;
    const batch = known !== null && known.games.length < GAMES_IN_BATCH ? known : this.#begin();
    batch.games.push(game);
    return batch.written;
  }

  #begin(): Batch<Written> {
    const games: GameFinishedReport[] = [];
    const written = this.#queue.run(() => {
      if (this.#next?.games === games) this.#next = null;
      return this.#write(games);
    });
    this.#next = { games, written };
    return this.#next;
  }
}
