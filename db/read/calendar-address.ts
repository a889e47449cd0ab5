import { eq } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import { accounts, calendarAddresses } from '../schema/index.ts';

export async function readCalendarOwner(
  db: Db,
  tokenHash: string,
): Promise<{ readonly id: AccountId; readonly firstName: string; readonly lastName: string } | undefined> {
  const [row] = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(calendarAddresses)
    .innerJoin(accounts, eq(accounts.id, calendarAddresses.account))
    .where(eq(calendarAddresses.tokenHash, tokenHash));
  return row;
}

/** When the address of an account was created; null if there is none. */
export async function readCalendarAddress(db: Db, account: AccountId): Promise<Millis | null> {
  const [row] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.account, account));
  return row?.createdAt ?? null;
}
