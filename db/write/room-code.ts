import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { roomCodes } from '../schema/index.ts';

/** The first code of a round stays. */
export const addRoomCode = (db: Db, row: typeof roomCodes.$inferInsert): Write =>
  db.insert(roomCodes).values(row).onConflictDoNothing();
