import { eq } from 'drizzle-orm';
import type { AccountId } from '../../domain/ids.ts';
import type { Millis } from '../../domain/time.ts';
import type { Db } from '../client.ts';
import { accounts, calendarAddresses } from '../schema/index.ts';

/** Whose calendar it is that has this address. */
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

/** When the address of an account was made; null where it has none. */
export async function readCalendarAddress(db: Db, account: AccountId): Promise<Millis | null> {
  const [row] = await db
    .select({ createdAt: calendarAddresses.createdAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.account, account));
  return row?.createdAt ?? null;
}
