import { MINUTE, type Millis, millis, SECOND } from '../domain/time.ts';

/** A message that has to arrive, with the attempts made so far and the time of the next. */
export interface OutboxEntry<Message> {
  /** The same in every attempt, so that the receiver can tell a repetition. */
  readonly id: string;
  readonly message: Message;
  readonly attempts: number;
  readonly dueAt: Millis;
}

/** Where the messages wait. A message is stored in the same write as the change it tells of. */
export interface OutboxRows<Message> {
  /** In the order they were posted. */
  all(): readonly OutboxEntry<Message>[];
  put(entry: OutboxEntry<Message>): void;
  /** They have arrived. If this fails they are sent again, which their receivers are used to. */
  remove(ids: readonly string[]): void | Promise<void>;
}

/** What an outbox needs of its object. */
export interface Sending<Message> {
  readonly rows: OutboxRows<Message>;
  /** Settles when the receiver has stored the message, and fails otherwise. */
  readonly send: (message: Message, id: string) => Promise<void>;
  /** Messages to the same receiver go one after the other, in the order they were posted. */
  readonly receiverOf: (message: Message) => string;
}

const FIRST_RETRY_MS = SECOND;
const LONGEST_RETRY_MS = MINUTE;
/** After so many attempts in vain each one is logged: a receiver that is moved or restarted answers sooner. */
const QUIET_ATTEMPTS = 4;
/** Receivers that are spoken to at the same time. */
const RECEIVERS_AT_ONCE = 20;

/** Messages to other objects, sent until they are acknowledged. They arrive at least once. */
export class Outbox<Message> {
  readonly #sending: Sending<Message>;

  constructor(sending: Sending<Message>) {
    this.#sending = sending;
  }

  /** Keeps a message for sending. */
  post(id: string, message: Message, now: Millis): void {
    this.#sending.rows.put({ id, message, attempts: 0, dueAt: now });
  }

  /** When the next attempt is due; null when everything has arrived. */
  nextDueAt(): Millis | null {
    if (this.#sending.rows.all().length === 0) return null;
    const due = [...byReceiver(this.#sending).values()].flatMap(([first]) => first?.dueAt ?? []);
    return millis(Math.min(...due));
  }

  /** Sends what is due. Never fails: what does not arrive is put off, each time for twice as long. */
  async sendDue(now: Millis): Promise<void> {
    const waiting = [...byReceiver(this.#sending).values()].filter(
      ([first]) => first !== undefined && first.dueAt <= now,
    );
    for (let from = 0; from < waiting.length; from += RECEIVERS_AT_ONCE) {
      const slice = waiting.slice(from, from + RECEIVERS_AT_ONCE);
      const arrived = await Promise.all(slice.map((entries) => this.#tell(entries, now)));
      await this.#remove(arrived.flat());
    }
  }

  /** Everything that waits for one receiver; what comes after a message that does not arrive waits with it. */
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
    // Put off first: if the object dies on the way, the stored time brings the next attempt.
    this.#sending.rows.put({ ...entry, attempts, dueAt: retryAt(entry.attempts, now) });
    try {
      await this.#sending.send(entry.message, entry.id);
      return true;
    } catch (error) {
      if (attempts >= QUIET_ATTEMPTS) logUnheard(entry.id, attempts, error);
      return false;
    }
  }

  async #remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      await this.#sending.rows.remove(ids);
    } catch (error) {
      console.error(JSON.stringify({ arrived: ids, error: String(error) }));
    }
  }
}

function byReceiver<Message>({ rows, receiverOf }: Sending<Message>): ReadonlyMap<string, OutboxEntry<Message>[]> {
  const groups = new Map<string, OutboxEntry<Message>[]>();
  for (const entry of rows.all()) {
    const receiver = receiverOf(entry.message);
    groups.set(receiver, [...(groups.get(receiver) ?? []), entry]);
  }
  return groups;
}

const logUnheard = (message: string, attempts: number, error: unknown): void =>
  console.error(JSON.stringify({ message, attempts, error: String(error) }));

const retryAt = (attempts: number, now: Millis): Millis =>
  millis(now + Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts, 16), LONGEST_RETRY_MS));
