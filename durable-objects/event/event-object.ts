import { DurableObject } from 'cloudflare:workers';
import type { ErrorKey } from '../../contract/http/errors.ts';
import { describeFault } from '../../db/fault.ts';
import type { EventCommand, EventSystemEvent } from '../../domain/event/command.ts';
import { pendingSyncs } from '../../domain/event/commands/sync.ts';
import type { EventActor } from '../../domain/event/decision.ts';
import { nextWakeOf } from '../../domain/event/due.ts';
import type { EventId } from '../../domain/kernel/ids.ts';
import { DELIVERY_WAIT_MS } from '../../domain/kernel/limits.ts';
import { ok, type Result } from '../../domain/kernel/result.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { makeDeps } from '../deps.ts';
import type { EventAnswer, EventRpc } from '../objects.ts';
import { SerialQueue } from '../outbox/serial-queue.ts';
import { atMost } from '../outbox/time-limit.ts';
import { mailStub } from '../stubs.ts';
import { syncNext, tellLinked } from './entry-sync.ts';
import { EventCache, type EventChange } from './event-cache.ts';

const RETRY_MS = 5 * SECOND;
/** Tournaments and changes that come in while others are sent: more at once are a defect. */
const MOST_SYNCS = 200;

/**
 * The only writer of an event: places are given in the order in which confirmations arrive. What has changed is sent to
 * the tournaments and by e-mail outside the queue, and again by the alarm until it has arrived.
 */
export class EventObject extends DurableObject<Env> implements EventRpc {
  readonly #queue = new SerialQueue();
  readonly #deps = makeDeps(this.env);
  readonly #cache = new EventCache(this.#deps);
  #syncing: Promise<void> | null = null;

  async run(
    id: EventId,
    actor: EventActor,
    command: EventCommand | EventSystemEvent,
    origin: string | null,
  ): Promise<Result<EventAnswer, ErrorKey>> {
    const changed = await this.#queue.run(() => this.#change(id, actor, command, origin));
    if (!changed.ok) return changed;
    const { before, after, entries } = changed.value;
    if (after !== before) await atMost(DELIVERY_WAIT_MS, this.#followUp(id, changed.value));
    return ok({ revision: after?.revision ?? before.revision, entries });
  }

  /** Reads the event again, as its rows were written by others. */
  reset(): void {
    this.#cache.invalidate();
  }

  override async alarm(): Promise<void> {
    const id = this.ctx.storage.kv.get<EventId>('id');
    if (id === undefined) return;
    try {
      await this.#queue.run(() => this.#change(id, { kind: 'program' }, { kind: 'due' }, null));
      await mailStub(this.env).wake();
      await tellLinked(this.env, null, (await this.#queue.run(() => this.#cache.get(id))) ?? null);
      await this.#sync(id);
      await this.#setAlarm(id);
    } catch (error) {
      console.error(JSON.stringify({ event: id, error: describeFault(error) }));
      await this.ctx.storage.setAlarm(this.#deps.now() + RETRY_MS);
    }
  }

  /** The alarm is stored before the commit, so that a crash after it is made good. */
  #change(
    id: EventId,
    actor: EventActor,
    command: EventCommand | EventSystemEvent,
    origin: string | null,
  ): Promise<Result<EventChange, ErrorKey>> {
    return this.#cache.change(id, { command, actor, origin }, async () => {
      if (this.ctx.storage.kv.get('id') === undefined) this.ctx.storage.kv.put('id', id);
      await this.ctx.storage.setAlarm(this.#deps.now() + RETRY_MS);
    });
  }

  /** What fails here is done again by the alarm. */
  async #followUp(id: EventId, { before, after, mails }: EventChange): Promise<void> {
    try {
      await tellLinked(this.env, before, after);
      if (after === null) {
        await this.ctx.storage.deleteAlarm();
        await this.ctx.storage.deleteAll();
        return;
      }
      if (mails.length > 0) await mailStub(this.env).wake();
      await this.#sync(id);
      await this.#setAlarm(id);
    } catch (error) {
      console.error(JSON.stringify({ event: id, error: describeFault(error) }));
    }
  }

  /** One at a time, until nothing is pending; later callers wait for the one that runs. */
  async #sync(id: EventId): Promise<void> {
    while (this.#syncing !== null) await this.#syncing;
    this.#syncing = this.#syncAll(id).finally(() => {
      this.#syncing = null;
    });
    await this.#syncing;
  }

  async #syncAll(id: EventId): Promise<void> {
    for (let syncs = 0; syncs < MOST_SYNCS; syncs += 1) {
      const event = await this.#queue.run(() => this.#cache.get(id));
      if (event === undefined) return;
      const entries = await syncNext(this.env, event);
      if (entries.length === 0) return;
      await this.#queue.run(() => this.#change(id, { kind: 'program' }, { kind: 'synced', entries }, null));
    }
  }

  async #setAlarm(id: EventId): Promise<void> {
    const event = await this.#queue.run(() => this.#cache.get(id));
    if (event === undefined) return;
    const next = nextWakeOf(event);
    const at = pendingSyncs(event).length > 0 ? this.#deps.now() + RETRY_MS : next;
    if (at === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(at, this.#deps.now() + SECOND));
  }
}
