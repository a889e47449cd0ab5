import { and, eq, inArray, lt } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { isUnused } from '../read/pictures.ts';
import { pictures } from '../schema/index.ts';

export type PictureRow = typeof pictures.$inferInsert;

/** The same picture uploaded again stays that of its first sender, and counts as new. */
export const insertPicture = (db: Db, row: PictureRow): Write =>
  db
    .insert(pictures)
    .values(row)
    .onConflictDoUpdate({ target: pictures.hash, set: { uploadedAt: row.uploadedAt } });

/**
 * Deletes pictures below this path that no page shows, of those uploaded before a moment, and returns their hashes. One
 * statement decides and deletes, so that a picture that is uploaded again meanwhile stays.
 */
export async function takeUnusedPictures(db: Db, path: string, uploadedBefore: Millis): Promise<readonly string[]> {
  const unused = db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(lt(pictures.uploadedAt, uploadedBefore), isUnused(path)))
    .limit(MOST_AT_ONCE);
  const taken = await db.delete(pictures).where(inArray(pictures.hash, unused)).returning({ hash: pictures.hash });
  return taken.map(({ hash }) => hash);
}

/** A hundred values may be bound in a statement. */
const MOST_AT_ONCE = 50;

/** Takes an account off its pictures. Those that no page shows then can be removed at once. */
export const releasePictures = (db: Db, account: AccountId): Write =>
  db
    .update(pictures)
    .set({ account: null, uploadedAt: millis(0) })
    .where(eq(pictures.account, account));
