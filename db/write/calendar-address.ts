import { eq } from 'drizzle-orm';
import type { AccountId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { calendarAddresses } from '../schema/index.ts';

/** The address of an account, in the place of the one that it has had. */
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
