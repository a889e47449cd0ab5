import { DurableObject } from 'cloudflare:workers';
import { describeFault } from '../../db/fault.ts';
import { readHeirs, readTraces } from '../../db/read/erasure.ts';
import type { Erasure } from '../../db/write/erasure.ts';
import { DELIVERY_WAIT_MS } from '../../domain/kernel/limits.ts';
import type { Result } from '../../domain/kernel/result.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { type EraseRefusal, writeErasure } from '../../services/account/erase-account.ts';
import { clock } from '../../services/platform/clock.ts';
import { makeDeps } from '../deps.ts';
import type { ErasureRpc } from '../objects.ts';
import { deliver } from '../outbox/deliver.ts';
import { type Renamed, receiverOf, replaces } from '../outbox/messages.ts';
import { Outbox, type OutboxEntry, type OutboxRows, untried } from '../outbox/outbox.ts';
import { parkingOf } from '../outbox/parked-messages.ts';
import { SerialQueue } from '../outbox/serial-queue.ts';
import { atMost } from '../outbox/time-limit.ts';

const RETRY_MS = 5 * SECOND;

/** Storage key of the erasure with its replacement id, which all attempts share. */
const NOTE = 'erasure';
const WAITING = 'waiting ';

interface Note extends Erasure {
  /** The rows are written, and their messages are in the outbox. */
  readonly isWritten: boolean;
}

/**
 * Erases one account reliably: every step is stored before it starts, and the alarm resumes it. Rows come first in one
 * batch, then sessions, tournaments and games. Afterwards nothing is left here either, unless messages are parked.
 */
export class ErasureObject extends DurableObject<Env> implements ErasureRpc {
  readonly #deps = makeDeps(this.env);
  readonly #queue = new SerialQueue();
  readonly #waiting = this.#rows();
  readonly #outbox = new Outbox<Renamed>({
    rows: this.#waiting,
    send: (message) => deliver(this.env, message),
    receiverOf,
    replaces,
    parking: parkingOf(this.#deps.db, { kind: 'erasure', id: this.ctx.id.toString() }, ({ tournament }) => tournament),
    now: () => clock.now(),
  });

  /** Settles when the account is erased or the erasure refused; messages may follow later. */
  erase(erasure: Erasure): Promise<Result<true, EraseRefusal>> {
    return this.#queue.run(async () => {
      const { kv } = this.ctx.storage;
      if (kv.get<Note>(NOTE) === undefined) kv.put<Note>(NOTE, { ...erasure, isWritten: false });
      // Stored before the database is written.
      await this.ctx.storage.setAlarm(clock.now() + RETRY_MS);
      const done = await this.#write();
      if (done.ok) await this.#tellOrRetry();
      return done;
    });
  }

  /** Gives parked messages a new series of tries. */
  async resend(messages: readonly string[]): Promise<void> {
    await this.#outbox.resend(messages);
    if (this.#outbox.nextDueAt() !== null) await this.ctx.storage.setAlarm(clock.now());
  }

  override async alarm(): Promise<void> {
    await this.#queue.run(async () => {
      try {
        if ((await this.#write()).ok) await this.#tell();
      } catch (error) {
        await this.#retry(error);
      }
    });
  }

  /** Writes the rows, then the messages. A refused erasure is forgotten. */
  async #write(): Promise<Result<true, EraseRefusal>> {
    const note = this.ctx.storage.kv.get<Note>(NOTE);
    if (note === undefined || note.isWritten) return { ok: true, value: true };
    const { isWritten: _, ...erasure } = note;
    const concerned = [erasure.account, ...(await readHeirs(this.#deps.db, erasure.account))];
    const done = await this.#deps.changeAccess(concerned, () => writeErasure(this.#deps, erasure));
    if (!done.ok) {
      await this.#forget();
      return done;
    }
    const { tournaments, games } = await readTraces(this.#deps.db, erasure.standIn);
    const { account: from, standIn: to } = erasure;
    const messages: Renamed[] = [
      ...tournaments.map((tournament) => ({ kind: 'tournamentRewritten', tournament }) as const),
      ...games.map((played) => ({ kind: 'playerRenamed', ...played, from, to }) as const),
    ];
    this.ctx.storage.transactionSync(() => {
      for (const [index, message] of messages.entries()) this.#outbox.post(`${index}`, message);
      this.ctx.storage.kv.put<Note>(NOTE, { ...erasure, isWritten: true });
    });
    return done;
  }

  /** The account is gone, so the owner gets a response even if messages are pending. */
  async #tellOrRetry(): Promise<void> {
    try {
      await this.#tell();
    } catch (error) {
      await this.#retry(error);
    }
  }

  async #tell(): Promise<void> {
    const note = this.ctx.storage.kv.get<Note>(NOTE);
    if (note === undefined) return;
    await atMost(DELIVERY_WAIT_MS, this.#outbox.sendDue().all);
    const next = this.#outbox.nextDueAt();
    if (next !== null) await this.ctx.storage.setAlarm(next);
    else if (this.#waiting.all().length === 0) await this.#forget();
  }

  /** Logs must not contain the account's name. */
  async #retry(error: unknown): Promise<void> {
    console.error(JSON.stringify({ erasure: describeFault(error) }));
    await this.ctx.storage.setAlarm(clock.now() + RETRY_MS);
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #rows(): OutboxRows<Renamed> {
    const { kv } = this.ctx.storage;
    return {
      all: () =>
        [...kv.list<OutboxEntry<Renamed>>({ prefix: WAITING })].map(([, entry]) => ({
          ...untried(entry.dueAt),
          ...entry,
        })),
      put: (entry) => kv.put(WAITING + entry.id, entry),
      remove: (ids) => {
        for (const id of ids) kv.delete(WAITING + id);
      },
    };
  }
}
