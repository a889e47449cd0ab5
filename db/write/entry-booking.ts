import { eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { entryBookings } from '../schema/index.ts';

export const insertEntryBooking = (db: Db, row: typeof entryBookings.$inferInsert): Write =>
  db.insert(entryBookings).values(row).onConflictDoNothing();

/** It is in the ledger of the entry. */
export const deleteEntryBooking = (db: Db, id: string): Write =>
  db.delete(entryBookings).where(eq(entryBookings.id, id));
