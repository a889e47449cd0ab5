import type { TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import { Outbox, type OutboxEntry, type OutboxOptions, type OutboxRows } from './outbox.ts';

export interface StoredMessage<Message> {
  readonly id: string;
  readonly message: Message;
}

interface Storage<Message> extends Pick<OutboxOptions<Message>, 'receiverOf'> {
  readonly read: (tournament: TournamentId) => Promise<readonly StoredMessage<Message>[]>;
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  readonly send: (message: Message) => Promise<void>;
}

/** Pending messages, stored by the commit of a change; cached and retried here. */
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

  add(messages: readonly StoredMessage<Message>[]): void {
    // Unread messages are loaded with the others.
    if (!this.#isRead) return;
    const now = clock.now();
    for (const { id, message } of messages) this.#outbox.post(id, message, now);
  }

  invalidate(): void {
    this.#isRead = false;
  }

  /** Sends due messages and returns the next retry time, or null. */
  async send(tournament: TournamentId): Promise<Millis | null> {
    if (!this.#isRead) await this.#read(tournament);
    await this.#outbox.sendDue(clock.now());
    return this.#outbox.nextDueAt();
  }

  async #read(tournament: TournamentId): Promise<void> {
    const now = clock.now();
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
