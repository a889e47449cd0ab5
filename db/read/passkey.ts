import { asc, eq } from 'drizzle-orm';
import type { AccountId, PasskeyId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import { passkeys } from '../schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

export async function readPasskey(db: Db, id: PasskeyId): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

/** The passkeys of an account, the oldest first. */
export const readPasskeysOf = (db: Db, account: AccountId): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.account, account)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
