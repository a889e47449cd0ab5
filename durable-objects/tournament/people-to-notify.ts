import type { AccountId } from '../../domain/kernel/ids.ts';
import { notifyPeople } from '../person/notify-people.ts';

const KEY = 'peopleToNotify';

interface Options {
  readonly env: Env;
  readonly kv: SyncKvStorage;
  /** Called when somebody's object was not reached. */
  readonly onRetry: () => Promise<void>;
}

/**
 * The people whose lobby or inbox a change concerns. They are stored before the change is committed and until their
 * objects know of it, so a crash in between delays the notification and never loses it. Being notified twice is harmless.
 */
export class PeopleToNotify {
  readonly #options: Options;
  /** With the number of the addition, as others may be added while some are notified. */
  readonly #waiting: Map<AccountId, number>;
  #additions = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#waiting = new Map((options.kv.get<AccountId[]>(KEY) ?? []).map((account) => [account, 0]));
  }

  add(accounts: readonly AccountId[]): void {
    if (accounts.length === 0) return;
    this.#additions += 1;
    for (const account of accounts) this.#waiting.set(account, this.#additions);
    this.#store();
  }

  async notify(): Promise<void> {
    const sent = new Map(this.#waiting);
    if (sent.size === 0) return;
    const failed = new Set(await notifyPeople(this.#options.env, [...sent.keys()]));
    for (const [account, addition] of sent)
      if (!failed.has(account) && this.#waiting.get(account) === addition) this.#waiting.delete(account);
    this.#store();
    if (failed.size > 0) await this.#options.onRetry();
  }

  /** For an object that is about to lose its storage. */
  async notifyOnce(): Promise<void> {
    const people = [...this.#waiting.keys()];
    this.#waiting.clear();
    await notifyPeople(this.#options.env, people);
  }

  #store(): void {
    const { kv } = this.#options;
    if (this.#waiting.size > 0) kv.put(KEY, [...this.#waiting.keys()]);
    else kv.delete(KEY);
  }
}
