import { MINUTE, type Millis, millis, SECOND } from '../../domain/kernel/time.ts';

export interface OutboxEntry<Message> {
  /** The same in every attempt, so that receivers can detect duplicates. */
  readonly id: string;
  readonly message: Message;
  readonly attempts: number;
  readonly dueAt: Millis;
}

/** Storage of messages, written in the same commit as the change. */
export interface OutboxRows<Message> {
  /** In posting order. */
  all(): readonly OutboxEntry<Message>[];
  put(entry: OutboxEntry<Message>): void;
  /** Removes delivered messages. After a failure they are sent again, which receivers tolerate. */
  remove(ids: readonly string[]): void | Promise<void>;
}

export interface OutboxOptions<Message> {
  readonly rows: OutboxRows<Message>;
  /** Resolves when the receiver has stored the message, rejects otherwise. */
  readonly send: (message: Message, id: string) => Promise<void>;
  /** Messages with the same receiver are sent one after the other in posting order. */
  readonly receiverOf: (message: Message) => string;
}

const FIRST_RETRY_MS = SECOND;
const LONGEST_RETRY_MS = MINUTE;
/** Failures are logged only from this attempt on, as receivers that move or restart recover sooner. */
const QUIET_ATTEMPTS = 4;
/** Receivers served concurrently. */
const RECEIVERS_AT_ONCE = 20;

/** At-least-once delivery to other objects. */
export class Outbox<Message> {
  readonly #options: OutboxOptions<Message>;

  constructor(options: OutboxOptions<Message>) {
    this.#options = options;
  }

  post(id: string, message: Message, now: Millis): void {
    this.#options.rows.put({ id, message, attempts: 0, dueAt: now });
  }

  /** Next retry; null when everything is delivered. */
  nextDueAt(): Millis | null {
    if (this.#options.rows.all().length === 0) return null;
    const due = [...byReceiver(this.#options).values()].flatMap(([first]) => first?.dueAt ?? []);
    return millis(Math.min(...due));
  }

  /** Sends due messages. Never rejects; failed messages are retried with exponential backoff. */
  async sendDue(now: Millis): Promise<void> {
    const waiting = [...byReceiver(this.#options).values()].filter(
      ([first]) => first !== undefined && first.dueAt <= now,
    );
    for (let from = 0; from < waiting.length; from += RECEIVERS_AT_ONCE) {
      const slice = waiting.slice(from, from + RECEIVERS_AT_ONCE);
      const arrived = await Promise.all(slice.map((entries) => this.#tell(entries, now)));
      await this.#remove(arrived.flat());
    }
  }

  /** Delivers the queue of one receiver; a failed message blocks those after it. */
  async #tell(entries: readonly OutboxEntry<Message>[], now: Millis): Promise<string[]> {
    const arrived: string[] = [];
    for (const entry of entries) {
      if (!(await this.#attempt(entry, now))) break;
      arrived.push(entry.id);
    }
    return arrived;
  }

  async #attempt(entry: OutboxEntry<Message>, now: Millis): Promise<boolean> {
    const attempts = entry.attempts + 1;
    // The retry time is stored first, in case the object dies during the attempt.
    this.#options.rows.put({ ...entry, attempts, dueAt: retryAt(entry.attempts, now) });
    try {
      await this.#options.send(entry.message, entry.id);
      return true;
    } catch (error) {
      if (attempts >= QUIET_ATTEMPTS) logUndelivered(entry.id, attempts, error);
      return false;
    }
  }

  async #remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      await this.#options.rows.remove(ids);
    } catch (error) {
      console.error(JSON.stringify({ arrived: ids, error: String(error) }));
    }
  }
}

function byReceiver<Message>({
  rows,
  receiverOf,
}: OutboxOptions<Message>): ReadonlyMap<string, OutboxEntry<Message>[]> {
  const groups = new Map<string, OutboxEntry<Message>[]>();
  for (const entry of rows.all()) {
    const receiver = receiverOf(entry.message);
    groups.set(receiver, [...(groups.get(receiver) ?? []), entry]);
  }
  return groups;
}

const logUndelivered = (message: string, attempts: number, error: unknown): void =>
  console.error(JSON.stringify({ message, attempts, error: String(error) }));

const retryAt = (attempts: number, now: Millis): Millis =>
  millis(now + Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts, 16), LONGEST_RETRY_MS));
