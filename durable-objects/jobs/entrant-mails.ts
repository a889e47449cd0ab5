import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import { hasWaitingMails } from '../../db/read/entry-mail.ts';
import { storePairingMails } from '../../db/write/entry-mail.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { pairingMails } from '../../domain/event/pairing-mail.ts';
import { isGuestId } from '../../domain/kernel/ids.ts';
import { playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { clock } from '../../services/platform/clock.ts';
import { mailStub } from '../stubs.ts';

/** E-mails about pairings to entrants of an event, written with the change and sent by a separate object. */
export class EntrantMails {
  readonly #env: Pick<Env, 'ENTRY_MAIL'>;
  readonly #db: Db;
  /** Null if unknown, as after a restart. */
  #waits: boolean | null = null;

  constructor(env: Pick<Env, 'ENTRY_MAIL'>, db: Db) {
    this.#env = env;
    this.#db = db;
  }

  /** Must be part of the commit of the change. */
  writes(before: Tournament, after: Tournament, actor: Actor): Write[] {
    const mails = pairingMails(before, after, actor);
    if (mails.length > 0) this.#waits = true;
    return storePairingMails(this.#db, mails, { revision: after.revision, now: clock.now() });
  }

  /** Finds out after a restart whether e-mails wait; must precede `send`. */
  async read(tournament: Tournament): Promise<void> {
    if (this.#waits !== null) return;
    const hasGuests = playersOf(tournament).some(({ account }) => isGuestId(account));
    this.#waits = hasGuests && (await hasWaitingMails(this.#db));
  }

  /** Triggers the sending; throws if it must be retried. */
  async send(): Promise<void> {
    if (!this.#waits) return;
    this.#waits = false;
    try {
      await mailStub(this.#env).wake();
    } catch (error) {
      this.#waits = true;
      throw error;
    }
  }
}
