import { MINUTE, type Millis } from '../../domain/kernel/time.ts';

const PREFIX = 'change ';

/** Longer than a batch of D1 can take: a change that is not over by then has been committed or never will be. */
const CHANGE_MS = MINUTE;

/**
 * Changes of an account's rights that a Worker has announced and not yet finished. They are on disk before the Worker
 * writes, so neither its end nor that of this object lets a right outlive the change.
 */
export class ChangesUnderWay {
  readonly #kv: SyncKvStorage;
  readonly #now: () => Millis;
  readonly #until: Map<string, number>;

  constructor(kv: SyncKvStorage, now: () => Millis) {
    this.#kv = kv;
    this.#now = now;
    this.#until = new Map(kv.list<number>({ prefix: PREFIX }));
  }

  get any(): boolean {
    for (const [key, until] of this.#until) if (until <= this.#now()) this.#forget(key);
    return this.#until.size > 0;
  }

  begin(change: string): void {
    const until = this.#now() + CHANGE_MS;
    this.#until.set(PREFIX + change, until);
    this.#kv.put(PREFIX + change, until);
  }

  end(change: string): void {
    this.#forget(PREFIX + change);
  }

  #forget(key: string): void {
    this.#until.delete(key);
    this.#kv.delete(key);
  }
}
