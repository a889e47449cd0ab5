import { asc, eq } from 'drizzle-orm';
import type { AccountId, PasskeyId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import { passkeys } from '../schema/index.ts';

export type Passkey = typeof passkeys.$inferSelect;

export async function readPasskey(db: Db, id: PasskeyId): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row;
}

export const readPasskeysOf = (db: Db, account: AccountId): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.account, account)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
