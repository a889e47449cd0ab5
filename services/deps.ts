import type { Db } from '../db/client.ts';
import type { AccountStatus } from '../domain/access/account-status.ts';
import type { SessionRef } from '../domain/access/session.ts';
import type { AccountId } from '../domain/kernel/ids.ts';
import type { Millis } from '../domain/kernel/time.ts';
import type { Overview } from './account/overview.ts';

/** Hashes passwords where nothing else has to wait for it. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time without a hash, and returns false. */
  fits(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** Files by name in an object storage. */
export interface PictureBucket {
  put(name: string, bytes: Uint8Array): Promise<unknown>;
  get(name: string): Promise<ArrayBuffer | undefined>;
  delete(names: string[]): Promise<void>;
}

/** The platform, as services depend on it. */
export interface Deps {
  readonly db: Db;
  readonly now: () => Millis;
  /** The time zone of tournaments that are built without one. */
  readonly timeZone: string;
  /** The names of openings by position (contract/game/openings.ts); empty if they cannot be read. */
  readonly openings: () => Promise<ReadonlyMap<string, string>>;
  /** The object storage for uploaded pictures; without it, they are stored in the database. */
  readonly pictureBucket?: PictureBucket;
  /** A fresh random id of lowercase letters and digits. */
  readonly newId: (length?: number) => string;
  /** The status of the account if the session is valid, from the account's own object; otherwise null. */
  readonly accountStatus: (session: SessionRef) => Promise<AccountStatus | null>;
  /**
   * Runs a write that may end rights or sessions of these accounts. Their objects read D1 until it is done, even if this
   * request dies before it can report that; then their streams and sockets are revalidated.
   */
  readonly changeAccess: <Done>(accounts: readonly AccountId[], write: () => Promise<Done>) => Promise<Done>;
  /** Call it after writing more rights or another session for these accounts. */
  readonly accessGained: (accounts: readonly AccountId[]) => Promise<void>;
  /** What concerns a person on every page, from their own object. */
  readonly overview: (account: AccountId) => Promise<Overview>;
  /** Call it after writing what is part of these people's overview. It settles when their objects know. */
  readonly overviewChanged: (accounts: readonly AccountId[]) => Promise<void>;
  /**
   * Call it after writing a change to an account's personal details: it updates the tournaments of the player before it
   * settles.
   */
  readonly personChanged: (account: AccountId) => Promise<void>;
}

/** Dependencies of services that create, open or change accounts. */
export interface AccountDeps extends Deps {
  readonly passwords: Passwords;
}
