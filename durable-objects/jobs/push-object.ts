import { DurableObject } from 'cloudflare:workers';
import { openDb } from '../../db/client.ts';
import { commit } from '../../db/commit.ts';
import { describeFault } from '../../db/fault.ts';
import { readTournamentName, readWaitingPush } from '../../db/read/push.ts';
import { deletePushEndpoint, deletePushNotices, storePushNotices } from '../../db/write/push.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import type { WaitingPush } from '../../domain/lib/push.ts';
import { clock } from '../../services/platform/clock.ts';
import { deliverPush } from '../../services/push/deliver-push.ts';
import type { PushRpc } from '../objects.ts';
import type { GameStarts } from '../outbox/messages.ts';
import { StoredMessages } from '../outbox/stored-messages.ts';
import { pushKeysOf } from './push-keys.ts';

const RETRY = 5 * SECOND;

/** Push notifications with retries, so that slow push services delay no round or game. */
export class PushObject extends DurableObject<Env> implements PushRpc {
  readonly #db = openDb(this.env.DB);
  readonly #messages = new StoredMessages<WaitingPush>({
    read: (tournament) => readWaitingPush(this.#db, tournament),
    remove: (ids) => commit(this.#db, { writes: [deletePushNotices(this.#db, ids)] }),
    send: (push) => this.#deliver(push),
    kv: this.ctx.storage.kv,
    receiverOf: ({ device }) => device.session,
    replaces: () => false,
    parking: null,
  });

  async wake(tournament: TournamentId): Promise<void> {
    if (this.ctx.storage.kv.get('tournament') === undefined) this.ctx.storage.kv.put('tournament', tournament);
    await this.ctx.storage.setAlarm(clock.now());
  }

  /** Repeated messages replace each other on the device, and late ones keep their expiry. */
  async gameStarts({ tournament, game, round, startedAt, absent }: Omit<GameStarts, 'kind'>): Promise<void> {
    const name = await readTournamentName(this.#db, tournament);
    if (name === undefined) return;
    const notices = absent.map(({ account, side }) => ({
      account,
      content: { kind: 'gameStarts', tournament, name, round, side, game } as const,
    }));
    await commit(this.#db, { writes: storePushNotices(this.#db, tournament, notices, startedAt) });
    await this.wake(tournament);
  }

  override async alarm(): Promise<void> {
    const tournament = this.ctx.storage.kv.get<TournamentId>('tournament');
    if (tournament === undefined) return;
    try {
      // Others may have written messages in the meantime.
      this.#messages.invalidate();
      await this.#messages.read(tournament);
      await this.#messages.sendDue().all;
      const next = this.#messages.nextDueAt();
      if (next !== null) await this.#wakeBy(next);
    } catch (error) {
      console.error(JSON.stringify({ tournament, push: describeFault(error) }));
      await this.#wakeBy(clock.now() + RETRY);
    }
  }

  /** Keeps an earlier alarm. */
  async #wakeBy(latest: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > latest) await this.ctx.storage.setAlarm(latest);
  }

  async #deliver(push: WaitingPush): Promise<void> {
    const keys = pushKeysOf(this.env);
    if (keys === null) return;
    const outcome = await deliverPush(keys, push, clock.now());
    if (outcome === 'gone') await commit(this.#db, { writes: [deletePushEndpoint(this.#db, push.device.endpoint)] });
  }
}
