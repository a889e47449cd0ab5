import { asc, eq } from 'drizzle-orm';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import { messages } from '../../schema/index.ts';

/** The messages to and from an account. */
export const messageQueries = (db: Db, account: AccountId) => ({
  received: db.select().from(messages).where(eq(messages.account, account)).orderBy(asc(messages.id)),
  sent: db.select().from(messages).where(eq(messages.sender, account)).orderBy(asc(messages.id)),
});
