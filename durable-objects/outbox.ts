import { MINUTE, type Millis, millis, SECOND } from '../domain/time.ts';

/** A message that has to arrive, with the attempts made so far and the time of the next. */
export interface OutboxEntry<Message> {
  /** The same in every attempt, so that the receiver can tell a repetition. */
  readonly id: string;
  readonly message: Message;
  readonly attempts: number;
  readonly dueAt: Millis;
}

/** Where the messages wait. Synchronous: a message is stored in the same write as the change it tells of. */
export interface OutboxRows<Message> {
  /** In the order they were posted. */
  all(): readonly OutboxEntry<Message>[];
  put(entry: OutboxEntry<Message>): void;
  remove(id: string): void;
}

const FIRST_RETRY_MS = SECOND;
const LONGEST_RETRY_MS = MINUTE;

/**
 * Messages to another object, sent until they are acknowledged. They arrive at least once and in any order; the
 * receiver takes each id once.
 */
export class Outbox<Message> {
  readonly #rows: OutboxRows<Message>;
  readonly #send: (id: string, message: Message) => Promise<void>;

  /** `send` settles when the receiver has stored the message, and fails otherwise. */
  constructor(rows: OutboxRows<Message>, send: (id: string, message: Message) => Promise<void>) {
    this.#rows = rows;
    this.#send = send;
  }

  /** Keeps a message for sending. Belongs into the write that stores the change itself. */
  post(id: string, message: Message, now: Millis): void {
    this.#rows.put({ id, message, attempts: 0, dueAt: now });
  }

  /** When the next attempt is due; null when everything has arrived. */
  nextDueAt(): Millis | null {
    const due = this.#rows.all().map(({ dueAt }) => dueAt);
    return due.length === 0 ? null : millis(Math.min(...due));
  }

  /** Sends what is due. Never fails: what does not arrive is put off, each time for twice as long. */
  async sendDue(now: Millis): Promise<void> {
    const due = this.#rows.all().filter(({ dueAt }) => dueAt <= now);
    await Promise.all(due.map((entry) => this.#attempt(entry, now)));
  }

  async #attempt(entry: OutboxEntry<Message>, now: Millis): Promise<void> {
    // Put off first: if the object dies on the way, the stored time brings the next attempt.
    this.#rows.put({ ...entry, attempts: entry.attempts + 1, dueAt: retryAt(entry.attempts, now) });
    try {
      await this.#send(entry.id, entry.message);
    } catch {
      return;
    }
    this.#rows.remove(entry.id);
  }
}

const retryAt = (attempts: number, now: Millis): Millis =>
  millis(now + Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts, 16), LONGEST_RETRY_MS));
