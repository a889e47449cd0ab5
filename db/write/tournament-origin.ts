import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentOrigins } from '../schema/index.ts';

/** Stores a tournament's origin and the keys of its people, replacing earlier ones. */
export const storeOrigin = (db: Db, row: typeof tournamentOrigins.$inferInsert): Write =>
  db
    .insert(tournamentOrigins)
    .values(row)
    .onConflictDoUpdate({ target: tournamentOrigins.tournament, set: { keys: row.keys } });
