import { eq, inArray } from 'drizzle-orm';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { pictures } from '../schema/index.ts';

export type PictureRow = typeof pictures.$inferInsert;

/** The same picture uploaded again stays that of its first sender, and counts as new. */
export const insertPicture = (db: Db, row: PictureRow): Write =>
  db
    .insert(pictures)
    .values(row)
    .onConflictDoUpdate({ target: pictures.hash, set: { uploadedAt: row.uploadedAt } });

export const deletePictures = (db: Db, hashes: readonly string[]): Write =>
  db.delete(pictures).where(inArray(pictures.hash, [...hashes]));

/** Takes an account off its pictures. Those that no page shows then can be removed at once. */
export const releasePictures = (db: Db, account: AccountId): Write =>
  db
    .update(pictures)
    .set({ account: null, uploadedAt: millis(0) })
    .where(eq(pictures.account, account));
