import { desc, eq } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { Db } from '../client.ts';
import { messages } from '../schema/index.ts';

export type Message = typeof messages.$inferSelect;

export const readMessages = (db: Db, account: AccountId): Promise<Message[]> =>
  db.select().from(messages).where(eq(messages.account, account)).orderBy(desc(messages.id)).limit(LIST_MAX_ROWS);
