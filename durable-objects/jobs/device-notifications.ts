import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import { hasWaitingPush } from '../../db/read/push.ts';
import { storePushNotices } from '../../db/write/push.ts';
import type { TournamentId } from '../../domain/kernel/ids.ts';
import { pushesOf } from '../../domain/tournament/device-notifications.ts';
import type { AccountNotice } from '../../domain/tournament/value/notices.ts';
import type { Tournament } from '../../domain/tournament/value/state.ts';
import { clock } from '../../services/platform/clock.ts';
import { pushStub } from '../stubs.ts';
import { pushKeysOf } from './push-keys.ts';

/** Queues push notifications of a tournament; they are written with a change and sent by a separate object. */
export class DeviceNotifications {
  readonly #env: Env;
  readonly #db: Db;
  readonly #isSetUp: boolean;
  /** Null if unknown, as after a restart. */
  #waits: boolean | null = null;

  constructor(env: Env, db: Db) {
    this.#env = env;
    this.#db = db;
    this.#isSetUp = pushKeysOf(env) !== null;
  }

  /** Must be part of the commit of the change. */
  writes(tournament: Tournament, notices: readonly AccountNotice[]): Write[] {
    if (!this.#isSetUp) return [];
    const pushes = pushesOf(tournament, notices);
    if (pushes.length > 0) this.#waits = true;
    return storePushNotices(this.#db, tournament.id, pushes, clock.now());
  }

  /** Finds out after a restart whether notifications wait; must precede `send`. */
  async read(tournament: TournamentId): Promise<void> {
    if (this.#isSetUp) this.#waits ??= await hasWaitingPush(this.#db, tournament);
  }

  /** Triggers the sending; throws if it must be retried. */
  async send(tournament: TournamentId): Promise<void> {
    if (!this.#waits) return;
    // Later changes set it again, also before the other object has answered.
    this.#waits = false;
    try {
      await pushStub(this.#env, tournament).wake(tournament);
    } catch (error) {
      this.#waits = true;
      throw error;
    }
  }
}
