import type { Db } from '../db/client.ts';
import { commit } from '../db/commit.ts';
import { readWaitingMessages } from '../db/read/tournament-outbox.ts';
import { deleteMessages, type WaitingMessage } from '../db/write/tournament-outbox.ts';
import type { TournamentId } from '../domain/ids.ts';
import { type Millis, millis } from '../domain/time.ts';
import type { GameMessage } from '../domain/tournament/decision.ts';
import { receiverOf } from './messages.ts';
import { Outbox, type OutboxEntry, type OutboxRows } from './outbox.ts';

/**
 * What a tournament has to tell its games. The messages stand in the database, where the commit of a change puts them;
 * here is what is known of them, and when they are tried again.
 */
export class TournamentMessages {
  readonly #db: Db;
  readonly #outbox: Outbox<GameMessage>;
  readonly #entries = new Map<string, OutboxEntry<GameMessage>>();
  #isRead = false;

  constructor(db: Db, send: (message: GameMessage) => Promise<void>) {
    this.#db = db;
    const rows: OutboxRows<GameMessage> = {
      all: () => [...this.#entries.values()],
      put: (entry) => void this.#entries.set(entry.id, entry),
      remove: (ids) => this.#remove(ids),
    };
    this.#outbox = new Outbox({ rows, send, receiverOf });
  }

  /** They have been stored with a change. */
  add(messages: readonly WaitingMessage[]): void {
    // What is not known yet is read with everything else.
    if (!this.#isRead) return;
    const now = millis(Date.now());
    for (const { id, message } of messages) this.#outbox.post(id, message, now);
  }

  /** It is not known whether a change was stored: what waits is read anew. */
  doubt(): void {
    this.#isRead = false;
  }

  /** Sends what is due; answers when there is more to send, null where everything has been heard. */
  async send(tournament: TournamentId): Promise<Millis | null> {
    if (!this.#isRead) await this.#read(tournament);
    await this.#outbox.sendDue(millis(Date.now()));
    return this.#outbox.nextDueAt();
  }

  async #read(tournament: TournamentId): Promise<void> {
    const now = millis(Date.now());
    const rows = await readWaitingMessages(this.#db, tournament);
    const known = new Map(this.#entries);
    this.#entries.clear();
    for (const { id, message } of rows)
      this.#entries.set(id, known.get(id) ?? { id, message, attempts: 0, dueAt: now });
    this.#isRead = true;
  }

  async #remove(ids: readonly string[]): Promise<void> {
    await commit(this.#db, { writes: [deleteMessages(this.#db, ids)] });
    for (const id of ids) this.#entries.delete(id);
  }
}
