import type { Db } from '../db/client.ts';
import type { Write } from '../db/commit.ts';
import { hasWaitingPush } from '../db/read/push.ts';
import { storePushNotices } from '../db/write/push.ts';
import type { TournamentId } from '../domain/ids.ts';
import { millis } from '../domain/time.ts';
import { devicesToTell } from '../domain/tournament/device-news.ts';
import type { Told } from '../domain/tournament/notices.ts';
import type { Tournament } from '../domain/tournament/state.ts';
import { pushKeysOf } from './push-keys.ts';
import { pushStub } from './stubs.ts';

/** What a tournament has to tell the devices of its players: written with a change, and sent by an object of its own. */
export class DeviceNews {
  readonly #env: Env;
  readonly #db: Db;
  readonly #isSetUp: boolean;
  /** Null: not known, as after a restart between a change and the word of it. */
  #waits: boolean | null = null;

  constructor(env: Env, db: Db) {
    this.#env = env;
    this.#db = db;
    this.#isSetUp = pushKeysOf(env) !== null;
  }

  /** Belongs into the commit of the change that tells them. */
  writes(tournament: Tournament, told: readonly Told[]): Write[] {
    if (!this.#isSetUp) return [];
    const news = devicesToTell(tournament, told);
    if (news.length > 0) this.#waits = true;
    return storePushNotices(this.#db, tournament.id, news, millis(Date.now()));
  }

  /** Has what waits sent; fails where that has to be asked for again. */
  async send(tournament: TournamentId): Promise<void> {
    if (!this.#isSetUp) return;
    this.#waits ??= await hasWaitingPush(this.#db, tournament);
    if (!this.#waits) return;
    await pushStub(this.#env, tournament).wake(tournament);
    this.#waits = false;
  }
}
