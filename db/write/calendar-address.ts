import { eq } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { calendarAddresses } from '../schema/index.ts';

/** Stores the address of an account in place of the previous one. */
export const putCalendarAddress = (db: Db, row: typeof calendarAddresses.$inferInsert): Write =>
  db
    .insert(calendarAddresses)
    .values(row)
    .onConflictDoUpdate({
      target: calendarAddresses.account,
      set: { tokenHash: row.tokenHash, createdAt: row.createdAt },
    });

export const deleteCalendarAddress = (db: Db, account: AccountId): Write =>
  db.delete(calendarAddresses).where(eq(calendarAddresses.account, account));
