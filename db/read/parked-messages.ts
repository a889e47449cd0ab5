import { asc, count, eq } from 'drizzle-orm';
import { PARKED_MESSAGES_LISTED } from '../../domain/kernel/limits.ts';
import type { Db } from '../client.ts';
import { parkedMessages } from '../schema/index.ts';

/** The parked messages of all objects, the oldest first; with an id only that one. */
export const readParkedMessages = (db: Db, id: number | null = null) =>
  db
    .select()
    .from(parkedMessages)
    .where(id === null ? undefined : eq(parkedMessages.id, id))
    .orderBy(asc(parkedMessages.id))
    .limit(PARKED_MESSAGES_LISTED);

export async function countParkedMessages(db: Db): Promise<number> {
  const [row] = await db.select({ parked: count() }).from(parkedMessages);
  return row?.parked ?? 0;
}
