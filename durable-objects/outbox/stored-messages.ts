import { given } from '../../domain/kernel/given.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import { Outbox, type OutboxEntry, type OutboxOptions, type Sending, type Tries, untried } from './outbox.ts';

export interface StoredMessage<Message> {
  readonly id: string;
  readonly message: Message;
}

interface Storage<Message> extends Pick<OutboxOptions<Message>, 'receiverOf' | 'replaces' | 'parking' | 'atOnce'> {
  readonly read: (tournament: TournamentId) => Promise<readonly StoredMessage<Message>[]>;
  readonly remove: (ids: readonly string[]) => Promise<unknown>;
  readonly send: (message: Message) => Promise<void>;
  /** Keeps the tries of messages that have failed. */
  readonly kv: SyncKvStorage;
}

/** Prefix of the storage keys. */
const TRIES = 'tries ';

/** Pending messages, stored by the commit of a change; cached and retried here. */
export class StoredMessages<Message> {
  readonly #storage: Storage<Message>;
  readonly #outbox: Outbox<Message>;
  readonly #entries = new Map<string, OutboxEntry<Message>>();
  /** Removed while rows were being read, which may still contain them. */
  readonly #removed = new Set<string>();
  #isRead = false;

  constructor(storage: Storage<Message>) {
    this.#storage = storage;
    this.#outbox = new Outbox({
      rows: {
        all: () => [...this.#entries.values()],
        put: (entry) => this.#put(entry),
        remove: (ids) => this.#remove(ids),
      },
      send: storage.send,
      receiverOf: storage.receiverOf,
      replaces: storage.replaces,
      parking: storage.parking,
      ...given({ atOnce: storage.atOnce }),
      now: () => clock.now(),
    });
  }

  add(messages: readonly StoredMessage<Message>[]): void {
    // Unread messages are loaded with the others.
    if (!this.#isRead) return;
    for (const { id, message } of messages) this.#outbox.post(id, message);
  }

  invalidate(): void {
    this.#isRead = false;
  }

  /** Loads stored messages, unless they are known; must precede every use of the others. */
  async read(tournament: TournamentId): Promise<void> {
    if (this.#isRead) return;
    this.#removed.clear();
    const rows = await this.#storage.read(tournament);
    const known = new Map(this.#entries);
    const tries = new Map(this.#storage.kv.list<Tries>({ prefix: TRIES }));
    this.#entries.clear();
    for (const { id, message } of rows.filter((row) => !this.#removed.has(row.id)))
      this.#entries.set(id, known.get(id) ?? { ...(tries.get(TRIES + id) ?? untried(clock.now())), id, message });
    for (const key of tries.keys()) if (!this.#entries.has(key.slice(TRIES.length))) this.#storage.kv.delete(key);
    this.#isRead = true;
  }

  sendDue = (): Sending => this.#outbox.sendDue();
  nextDueAt = (): Millis | null => this.#outbox.nextDueAt();
  resend = (ids: readonly string[]): Promise<void> => this.#outbox.resend(ids);

  /** The first try is not stored: nearly all messages arrive with it. */
  #put(entry: OutboxEntry<Message>): void {
    const { id, attempts, firstTriedAt, dueAt, parkedAt } = entry;
    const before = this.#entries.get(id);
    this.#entries.set(id, entry);
    if (attempts > 1) this.#storage.kv.put<Tries>(TRIES + id, { attempts, firstTriedAt, dueAt, parkedAt });
    else if (before !== undefined && before.attempts > 1) this.#storage.kv.delete(TRIES + id);
  }

  async #remove(ids: readonly string[]): Promise<void> {
    await this.#storage.remove(ids);
    for (const id of ids) {
      this.#removed.add(id);
      if (this.#entries.get(id)?.attempts !== 1) this.#storage.kv.delete(TRIES + id);
      this.#entries.delete(id);
    }
  }
}
