import { DurableObject } from 'cloudflare:workers';
import { openDb } from '../db/client.ts';
import { commit } from '../db/commit.ts';
import { describeFault } from '../db/fault.ts';
import { readTournamentName, readWaitingPush } from '../db/read/push.ts';
import { deletePushEndpoint, deletePushNotices, storePushNotices } from '../db/write/push.ts';
import type { TournamentId } from '../domain/ids.ts';
import type { WaitingPush } from '../domain/push.ts';
import { millis, SECOND } from '../domain/time.ts';
import { deliverPush } from '../services/push/deliver-push.ts';
import type { GameStarts } from './messages.ts';
import { pushKeysOf } from './push-keys.ts';
import { StoredMessages } from './stored-messages.ts';

const RETRY = 5 * SECOND;

/**
 * Brings the news of one tournament to the push services of its players' devices. They stand in the database; here they
 * are sent, and tried again, where no round and no game waits for a service that is slow.
 */
export class PushObject extends DurableObject<Env> {
  readonly #db = openDb(this.env.DB);
  readonly #messages = new StoredMessages<WaitingPush>({
    read: (tournament) => readWaitingPush(this.#db, tournament),
    remove: (ids) => commit(this.#db, { writes: [deletePushNotices(this.#db, ids)] }),
    send: (push) => this.#deliver(push),
    receiverOf: ({ device }) => device.session,
  });

  /** There is something to send. */
  async wake(tournament: TournamentId): Promise<void> {
    if (this.ctx.storage.kv.get('tournament') === undefined) this.ctx.storage.kv.put('tournament', tournament);
    await this.ctx.storage.setAlarm(Date.now());
  }

  /**
   * A game has begun while some of its players had no page of it open. Heard twice it tells them twice, in one place; heard
   * late, as after an outage, it is worth no more than it still would be.
   */
  async gameStarts({ tournament, game, round, startedAt, absent }: Omit<GameStarts, 'kind'>): Promise<void> {
    const name = await readTournamentName(this.#db, tournament);
    if (name === undefined) return;
    const told = absent.map(({ account, side }) => ({
      account,
      content: { kind: 'gameStarts', tournament, name, round, side, game } as const,
    }));
    await commit(this.#db, { writes: storePushNotices(this.#db, tournament, told, startedAt) });
    await this.wake(tournament);
  }

  override async alarm(): Promise<void> {
    const tournament = this.ctx.storage.kv.get<TournamentId>('tournament');
    if (tournament === undefined) return;
    try {
      // Others have written to it meanwhile.
      this.#messages.doubt();
      const next = await this.#messages.send(tournament);
      if (next !== null) await this.#wakeBy(next);
    } catch (error) {
      console.error(JSON.stringify({ tournament, push: describeFault(error) }));
      await this.#wakeBy(Date.now() + RETRY);
    }
  }

  /** Not later than somebody has asked for meanwhile. */
  async #wakeBy(latest: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > latest) await this.ctx.storage.setAlarm(latest);
  }

  /** Settles when nothing is left to do with it. */
  async #deliver(push: WaitingPush): Promise<void> {
    const keys = pushKeysOf(this.env);
    if (keys === null) return;
    const outcome = await deliverPush(keys, push, millis(Date.now()));
    if (outcome === 'gone') await commit(this.#db, { writes: [deletePushEndpoint(this.#db, push.device.endpoint)] });
  }
}
