import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentOrigins } from '../schema/index.ts';

/** Where a tournament came from, and what its people are called there; in place of what was known before. */
export const storeOrigin = (db: Db, row: typeof tournamentOrigins.$inferInsert): Write =>
  db
    .insert(tournamentOrigins)
    .values(row)
    .onConflictDoUpdate({ target: tournamentOrigins.tournament, set: { keys: row.keys } });
