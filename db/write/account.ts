import { eq } from 'drizzle-orm';
import type { AccountId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { accounts } from '../schema/index.ts';

export type AccountRow = typeof accounts.$inferInsert;

/** Both the primary key and the index without case refuse a name that is taken. */
export const USERNAME_UNIQUE: UniqueRule<'usernameExists'> = { violates: 'accounts', otherwise: 'usernameExists' };

export const insertAccount = (db: Db, row: AccountRow): Write => db.insert(accounts).values(row);

export const updateAccount = (db: Db, id: AccountId, changes: Partial<Omit<AccountRow, 'id'>>): Write =>
  db.update(accounts).set(changes).where(eq(accounts.id, id));
