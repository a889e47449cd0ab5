import { and, asc, count, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { EntryId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { entryMails, eventEntries } from '../schema/index.ts';

export type WaitingMail = Pick<typeof entryMails.$inferSelect, 'id' | 'event' | 'entry' | 'content' | 'tries'>;

/** At most so many are sent at once. */
const AT_ONCE = 50;

export const readDueMails = (db: Db, now: Millis): Promise<WaitingMail[]> =>
  db
    .select({
      id: entryMails.id,
      event: entryMails.event,
      entry: entryMails.entry,
      content: entryMails.content,
      tries: entryMails.tries,
    })
    .from(entryMails)
    .where(and(eq(entryMails.outcome, 'waiting'), lte(entryMails.at, now)))
    .orderBy(asc(entryMails.at), asc(sql`${entryMails}.rowid`))
    .limit(AT_ONCE);

/** When the next one is due; null if none waits. */
export async function nextMailAt(db: Db): Promise<Millis | null> {
  const [row] = await db
    .select({ at: entryMails.at })
    .from(entryMails)
    .where(eq(entryMails.outcome, 'waiting'))
    .orderBy(asc(entryMails.at))
    .limit(1);
  return row?.at ?? null;
}

export const hasWaitingMails = async (db: Db): Promise<boolean> => (await nextMailAt(db)) !== null;

/** E-mails that forms have caused to this address since then. */
export async function countAskedMails(db: Db, address: string, since: Millis): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(entryMails)
    .where(
      and(
        eq(entryMails.address, address),
        gt(entryMails.at, since),
        eq(entryMails.outcome, 'sent'),
        inArray(sql`${entryMails.content} ->> '$.kind'`, ['confirm', 'link']),
      ),
    );
  return row?.number ?? 0;
}

/** Those of these entries that can be reached by e-mail. */
export async function countReachable(db: Db, entries: readonly EntryId[]): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(eventEntries)
    .where(and(isOneOf(eventEntries.id, entries), isNotNull(eventEntries.address)));
  return row?.number ?? 0;
}
