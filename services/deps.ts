import type { Db } from '../db/client.ts';
import type { Millis } from '../domain/time.ts';

/** What services need of the world. */
export interface Deps {
  readonly db: Db;
  readonly now: () => Millis;
  /** A fresh random id of lowercase letters and digits. */
  readonly newId: (length?: number) => string;
}
