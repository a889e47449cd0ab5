import { DurableObject } from 'cloudflare:workers';
import { describeFault } from '../db/fault.ts';
import { readTraces } from '../db/read/erasure.ts';
import type { Erasure } from '../db/write/erasure.ts';
import type { Result } from '../domain/result.ts';
import { type Millis, millis, SECOND } from '../domain/time.ts';
import { type EraseRefusal, type Eraser, writeErasure } from '../services/account/erase-account.ts';
import { makeDeps } from './deps.ts';
import { deliver, type Renamed, receiverOf } from './messages.ts';
import { Outbox, type OutboxEntry, type OutboxRows } from './outbox.ts';
import { SerialQueue } from './serial-queue.ts';

const RETRY_MS = 5 * SECOND;

/** Where the erasure is noted, with the stand-in that was drawn: every attempt is made with the same one. */
const NOTE = 'erasure';
const WAITING = 'waiting ';

interface Note extends Erasure {
  /** Its rows are written, and the messages that follow from them wait in the outbox. */
  readonly isWritten: boolean;
}

/**
 * Erases one account to the end, whatever happens on the way: what is to be done is on disk before it is begun, and the
 * alarm goes on with it. First the rows, as one batch, then everything that keeps the name elsewhere: log-ins that are
 * open, tournaments, games. When all have heard of it, nothing is left here either.
 */
export class ErasureObject extends DurableObject<Env> implements Eraser {
  readonly #deps = makeDeps(this.env);
  readonly #queue = new SerialQueue();
  readonly #outbox = new Outbox<Renamed>({
    rows: this.#rows(),
    send: (message) => deliver(this.env, message),
    receiverOf,
  });

  /** Settles when the account is gone, or it is refused; what is to be told is told by then, or later. */
  erase(erasure: Erasure): Promise<Result<true, EraseRefusal>> {
    return this.#queue.run(async () => {
      const { kv } = this.ctx.storage;
      if (kv.get<Note>(NOTE) === undefined) kv.put<Note>(NOTE, { ...erasure, isWritten: false });
      // The database hears of nothing before this is on disk.
      await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
      const done = await this.#write();
      if (done.ok) await this.#tellOrRetry();
      return done;
    });
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

  /** The rows, and then what follows from them. What was refused is forgotten. */
  async #write(): Promise<Result<true, EraseRefusal>> {
    const note = this.ctx.storage.kv.get<Note>(NOTE);
    if (note === undefined || note.isWritten) return { ok: true, value: true };
    const { isWritten: _, ...erasure } = note;
    const done = await writeErasure(this.#deps, erasure);
    if (!done.ok) {
      await this.#forget();
      return done;
    }
    const { tournaments, games } = await readTraces(this.#deps.db, erasure.standIn);
    const { account: from, standIn: to } = erasure;
    const messages: Renamed[] = [
      ...tournaments.map((tournament) => ({ kind: 'tournamentRewritten', tournament }) as const),
      ...games.map((game) => ({ kind: 'playerRenamed', game, from, to }) as const),
    ];
    const now = moment();
    this.ctx.storage.transactionSync(() => {
      for (const [index, message] of messages.entries()) this.#outbox.post(`${index}`, message, now);
      this.ctx.storage.kv.put<Note>(NOTE, { ...erasure, isWritten: true });
    });
    return done;
  }

  /** The account is gone, so its owner is told so, whoever else has not heard of it yet. */
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
    await this.#deps.lookAgain([note.account]);
    await this.#outbox.sendDue(moment());
    const next = this.#outbox.nextDueAt();
    if (next === null) await this.#forget();
    else await this.ctx.storage.setAlarm(next);
  }

  /** Without the name of whose account it is. */
  async #retry(error: unknown): Promise<void> {
    console.error(JSON.stringify({ erasure: describeFault(error) }));
    await this.ctx.storage.setAlarm(Date.now() + RETRY_MS);
  }

  async #forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #rows(): OutboxRows<Renamed> {
    const { kv } = this.ctx.storage;
    return {
      all: () => [...kv.list<OutboxEntry<Renamed>>({ prefix: WAITING })].map(([, entry]) => entry),
      put: (entry) => kv.put(WAITING + entry.id, entry),
      remove: (ids) => {
        for (const id of ids) kv.delete(WAITING + id);
      },
    };
  }
}

const moment = (): Millis => millis(Date.now());
