import { describeFault } from '../../db/fault.ts';
import { grouped } from '../../db/grouped.ts';
import { DELIVERY, DELIVERY_TIMEOUT_MS } from '../../domain/kernel/limits.ts';
import { type Millis, millis, SECOND } from '../../domain/kernel/time.ts';
import { type DeliveryFault, pauseAfter } from '../../domain/lib/delivery.ts';
import { faultOf } from './delivery-fault.ts';
import { atMost, within } from './time-limit.ts';

export interface Tries {
  readonly attempts: number;
  readonly firstTriedAt: Millis | null;
  readonly dueAt: Millis;
  /** Set after the last try; the message then waits for an operator. */
  readonly parkedAt: Millis | null;
}

export interface OutboxEntry<Message> extends Tries {
  /** The same in every attempt, so that receivers can detect duplicates. */
  readonly id: string;
  readonly message: Message;
}

export const untried = (dueAt: Millis): Tries => ({ attempts: 0, firstTriedAt: null, dueAt, parkedAt: null });

/** Storage of messages, written in the same commit as the change. */
export interface OutboxRows<Message> {
  /** In posting order. */
  all(): readonly OutboxEntry<Message>[];
  put(entry: OutboxEntry<Message>): void;
  /** Removes delivered messages. After a failure they are sent again, which receivers tolerate. */
  remove(ids: readonly string[]): void | Promise<void>;
}

export interface ParkedEntry<Message> {
  readonly id: string;
  readonly message: Message;
  readonly tries: number;
  readonly firstTriedAt: Millis;
  readonly parkedAt: Millis;
  readonly fault: DeliveryFault;
}

/** Shows operators what is parked. */
export interface Parking<Message> {
  add(entry: ParkedEntry<Message>): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface OutboxOptions<Message> {
  readonly rows: OutboxRows<Message>;
  /** Resolves when the receiver has stored the message, rejects otherwise. */
  readonly send: (message: Message, id: string) => Promise<void>;
  /** Messages with the same receiver are sent one after the other in posting order. */
  readonly receiverOf: (message: Message) => string;
  /** Whether a message makes an earlier one to the same receiver obsolete, and so need not wait for it once it is parked. */
  readonly replaces: (later: Message, earlier: Message) => boolean;
  /** Null if the messages expire before their last try. */
  readonly parking: Parking<Message> | null;
  readonly now: () => Millis;
  /** Receivers served concurrently; 20 by default. */
  readonly atOnce?: number;
}

/** What has been started; neither promise rejects. */
export interface Sending {
  /** Resolves when each receiver with a new message has been tried. */
  readonly firstTries: Promise<void>;
  readonly all: Promise<void>;
}

interface Next<Message> {
  readonly entry: OutboxEntry<Message>;
  /** Earlier messages that it makes obsolete. */
  readonly replaced: readonly OutboxEntry<Message>[];
}

/** Failures are logged only from this attempt on, as receivers that move or restart recover sooner. */
const QUIET_ATTEMPTS = 5;
const RECEIVERS_AT_ONCE = 20;
/** A receiver that takes longer no longer counts as one of them, so that dead receivers hold up nobody. */
const SLOW_RECEIVER_MS = SECOND;

/** At-least-once delivery to other objects, with a limited number of tries. */
export class Outbox<Message> {
  readonly #options: OutboxOptions<Message>;
  /** Receivers that are being served. */
  readonly #busy = new Set<string>();
  /** Delivered or obsolete messages that are still in the rows. */
  readonly #done = new Map<string, OutboxEntry<Message>>();
  #removal: Promise<void> = Promise.resolve();

  constructor(options: OutboxOptions<Message>) {
    this.#options = options;
  }

  post(id: string, message: Message): void {
    const { rows, now } = this.#options;
    rows.put({ id, message, ...untried(now()) });
  }

  /** Next retry; null when everything is delivered or parked. */
  nextDueAt(): Millis | null {
    const { rows, now } = this.#options;
    if (rows.all().length === 0) return null;
    // If the object dies during an attempt, its result is due when the attempt would have ended.
    const later = now() + DELIVERY_TIMEOUT_MS;
    const due = [...this.#queues()].flatMap(([receiver, queue]) => {
      if (this.#busy.has(receiver) || queue.some(({ id }) => this.#done.has(id))) return later;
      return this.#next(queue)?.entry.dueAt ?? [];
    });
    return due.length === 0 ? null : millis(Math.min(...due));
  }

  /** Starts to send what is due; failed messages are retried with growing pauses. */
  sendDue(): Sending {
    const first: string[] = [];
    const again: string[] = [];
    for (const [receiver, queue] of this.#queues()) {
      const next = this.#busy.has(receiver) ? undefined : this.#due(queue);
      if (next !== undefined) (next.entry.attempts === 0 ? first : again).push(receiver);
    }
    for (const receiver of [...first, ...again]) this.#busy.add(receiver);
    const firstTries = this.#serveAll(first);
    return { firstTries, all: Promise.all([firstTries, this.#serveAll(again)]).then(() => undefined) };
  }

  /** Gives parked messages a new series of tries. Other ids only leave the list of parked messages. */
  async resend(ids: readonly string[]): Promise<void> {
    const { rows, parking, now } = this.#options;
    const parked = rows.all().filter(({ id, parkedAt }) => parkedAt !== null && ids.includes(id));
    for (const entry of parked) rows.put({ ...entry, ...untried(now()) });
    await parking?.remove(ids);
  }

  async #serveAll(receivers: readonly string[]): Promise<void> {
    const waiting = [...receivers];
    const served: Promise<void>[] = [];
    const serveNext = async (): Promise<void> => {
      for (let receiver = waiting.shift(); receiver !== undefined; receiver = waiting.shift()) {
        const one = this.#serve(receiver);
        served.push(one);
        await atMost(SLOW_RECEIVER_MS, one);
      }
    };
    await Promise.all(
      Array.from({ length: Math.min(this.#options.atOnce ?? RECEIVERS_AT_ONCE, receivers.length) }, serveNext),
    );
    await Promise.all(served);
  }

  /** Delivers the queue of one receiver; a failed message holds back those after it until it is parked. */
  async #serve(receiver: string): Promise<void> {
    try {
      for (let next = this.#due(this.#queue(receiver)); next !== undefined; next = this.#due(this.#queue(receiver))) {
        if (!(await this.#attempt(next.entry))) break;
        for (const entry of [next.entry, ...next.replaced]) this.#done.set(entry.id, entry);
      }
    } catch (error) {
      console.error(JSON.stringify({ receiver, error: String(error) }));
    } finally {
      this.#busy.delete(receiver);
    }
    await this.#removeDone();
  }

  async #attempt(entry: OutboxEntry<Message>): Promise<boolean> {
    const { rows, send, now } = this.#options;
    const attempts = entry.attempts + 1;
    const firstTriedAt = entry.firstTriedAt ?? now();
    const tried = { ...entry, attempts, firstTriedAt, dueAt: millis(now() + pauseAfter(attempts)) };
    // The retry time is stored first, in case the object dies during the attempt.
    rows.put(tried);
    try {
      await within(DELIVERY_TIMEOUT_MS, send(entry.message, entry.id));
      return true;
    } catch (error) {
      if (attempts >= QUIET_ATTEMPTS) logUndelivered(entry.id, attempts, error);
      if (attempts >= DELIVERY.tries) await this.#park({ ...tried, firstTriedAt }, faultOf(error));
      return false;
    }
  }

  /** A message that cannot be shown to operators is not parked: it is retried after the longest pause. */
  async #park(entry: OutboxEntry<Message> & { readonly firstTriedAt: Millis }, fault: DeliveryFault): Promise<void> {
    const { rows, parking, now } = this.#options;
    if (parking === null) return;
    const { id, message, attempts: tries, firstTriedAt } = entry;
    const parkedAt = now();
    try {
      await parking.add({ id, message, tries, firstTriedAt, parkedAt, fault });
      rows.put({ ...entry, parkedAt });
    } catch (error) {
      console.error(JSON.stringify({ toBeParked: id, error: describeFault(error) }));
    }
  }

  /** Deliveries that end during a removal share the next one. */
  #removeDone(): Promise<void> {
    this.#removal = this.#removal.then(() => this.#removeNow());
    return this.#removal;
  }

  async #removeNow(): Promise<void> {
    const done = [...this.#done.values()];
    if (done.length === 0) return;
    const { rows, parking } = this.#options;
    const ids = done.map(({ id }) => id);
    const shown = done.filter(({ parkedAt, attempts }) => parkedAt !== null || attempts >= DELIVERY.tries);
    try {
      await rows.remove(ids);
      if (shown.length > 0) await parking?.remove(shown.map(({ id }) => id));
    } catch (error) {
      console.error(JSON.stringify({ arrived: ids, error: describeFault(error) }));
    } finally {
      for (const id of ids) this.#done.delete(id);
    }
  }

  #due(queue: readonly OutboxEntry<Message>[]): Next<Message> | undefined {
    const next = this.#next(queue);
    return next === undefined || next.entry.dueAt > this.#options.now() ? undefined : next;
  }

  /** The first message of a queue that waits neither for an operator nor for a parked message. */
  #next(queue: readonly OutboxEntry<Message>[]): Next<Message> | undefined {
    const held: OutboxEntry<Message>[] = [];
    for (const entry of queue) {
      if (this.#done.has(entry.id)) continue;
      const isFree = held.every(({ message }) => this.#options.replaces(entry.message, message));
      if (entry.parkedAt === null && isFree) return { entry, replaced: held };
      held.push(entry);
    }
    return undefined;
  }

  #queue(receiver: string): readonly OutboxEntry<Message>[] {
    const { rows, receiverOf } = this.#options;
    return rows.all().filter(({ message }) => receiverOf(message) === receiver);
  }

  #queues(): ReadonlyMap<string, readonly OutboxEntry<Message>[]> {
    const { rows, receiverOf } = this.#options;
    return grouped(rows.all(), ({ message }) => receiverOf(message));
  }
}

const logUndelivered = (message: string, attempts: number, error: unknown): void =>
  console.error(JSON.stringify({ message, attempts, error: String(error) }));
