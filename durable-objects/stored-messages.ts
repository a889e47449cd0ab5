import type { TournamentId } from '../domain/ids.ts';
import { type Millis, millis } from '../domain/time.ts';
import { Outbox, type OutboxEntry, type OutboxRows, type Sending } from './outbox.ts';

/** A message as it stands in the database. */
export interface StoredMessage<Message> {
  readonly id: string;
  readonly message: Message;
}

/** Where they stand, and how they are sent. */
interface Storage<Message> extends Pick<Sending<Message>, 'receiverOf'> {
  /** Those of a tournament that wait, in the order they were posted. */
  readonly read: (tournament: TournamentId) => Promise<readonly StoredMessage<Message>[]>;
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  readonly send: (message: Message) => Promise<void>;
}

/**
 * What a tournament has to tell. The messages stand in the database, where the commit of a change puts them; here is what
 * is known of them, and when they are tried again.
 */
export class StoredMessages<Message> {
  readonly #storage: Storage<Message>;
  readonly #outbox: Outbox<Message>;
  readonly #entries = new Map<string, OutboxEntry<Message>>();
  #isRead = false;

  constructor(storage: Storage<Message>) {
    this.#storage = storage;
    const rows: OutboxRows<Message> = {
      all: () => [...this.#entries.values()],
      put: (entry) => void this.#entries.set(entry.id, entry),
      remove: (ids) => this.#remove(ids),
    };
    const { send, receiverOf } = storage;
    this.#outbox = new Outbox({ rows, send, receiverOf });
  }

  /** They have been stored with a change. */
  add(messages: readonly StoredMessage<Message>[]): void {
    // What is not known yet is read with everything else.
    if (!this.#isRead) return;
    const now = millis(Date.now());
    for (const { id, message } of messages) this.#outbox.post(id, message, now);
  }

  /** It is not known what is stored: what waits is read anew. */
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
    const rows = await this.#storage.read(tournament);
    const known = new Map(this.#entries);
    this.#entries.clear();
    for (const { id, message } of rows)
      this.#entries.set(id, known.get(id) ?? { id, message, attempts: 0, dueAt: now });
    this.#isRead = true;
  }

  async #remove(ids: readonly string[]): Promise<void> {
    await this.#storage.remove(ids);
    for (const id of ids) this.#entries.delete(id);
  }
}
