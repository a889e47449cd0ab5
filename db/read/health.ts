import type { Db } from '../client.ts';

export interface DatabaseHealth {
  readonly parkedMessages: number;
  readonly waitingMails: number;
  /** Size of the database in bytes. */
  readonly bytes: number;
}

const COUNTS = `SELECT (SELECT count(*) FROM parked_messages) AS parkedMessages,
  (SELECT count(*) FROM entry_mails WHERE outcome = 'waiting') AS waitingMails`;

/** One statement. In plain SQL, as the size of the database is not part of what drizzle returns. */
export async function readDatabaseHealth(db: Db): Promise<DatabaseHealth> {
  const { results, meta } = await db.$client.prepare(COUNTS).all<Omit<DatabaseHealth, 'bytes'>>();
  const [{ parkedMessages, waitingMails } = { parkedMessages: 0, waitingMails: 0 }] = results;
  return { parkedMessages, waitingMails, bytes: meta.size_after };
}
