import type { Db } from '../db/client.ts';
import type { AccountId } from '../domain/ids.ts';
import type { Millis } from '../domain/time.ts';

/** Hashes passwords where nobody else has to wait for it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash, and says no. */
  fits(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** What services need of the world. */
export interface Deps {
  readonly db: Db;
  readonly now: () => Millis;
  /** A fresh random id of lowercase letters and digits. */
  readonly newId: (length?: number) => string;
  /**
   * The rights of these people, or their log-ins, are not what they were: streams and sockets that they hold are looked
   * at again before this settles. To be called after the change is written.
   */
  readonly lookAgain: (accounts: readonly AccountId[]) => Promise<void>;
  /**
   * The account says something else of its person than before: the tournaments that he plays in show it before this
   * settles. To be called after the change is written.
   */
  readonly personChanged: (account: AccountId) => Promise<void>;
}

/** What the services need that make, open or change accounts. */
export interface AccountDeps extends Deps {
  readonly passwords: Passwords;
}
