import { and, eq, inArray, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { accounts, clubs, leagues, organizations, pictures, teams, templates, tournaments } from '../schema/index.ts';

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

/** Where pages and templates have the addresses of pictures. */
const PLACES: readonly (readonly [address: SQLWrapper, table: SQLiteTable])[] = [
  ...[
    tournaments.profilePicture,
    tournaments.bannerPicture,
    clubs.profilePicture,
    clubs.bannerPicture,
    organizations.profilePicture,
    organizations.bannerPicture,
    teams.profilePicture,
    leagues.profilePicture,
    leagues.bannerPicture,
    accounts.profilePicture,
  ].map((column) => [column, column.table] as const),
  ...['profilePicture', 'bannerPicture'].map(
    (field) => [sql`json_extract(${templates.settings}, ${`$.${field}`})`, templates] as const,
  ),
];

/**
 * Whether nothing has the address of a picture, which is its hash behind this path. One condition for each place,
 * because D1 allows a union of five queries at most; each is read once per statement.
 */
const isUnused = (path: string) =>
  and(
    ...PLACES.map(
      ([address, table]) => sql`${pictures.hash} not in (
        select substr(${address}, ${path.length + 1}, 64) from ${table} where substr(${address}, 1, ${path.length}) = ${path})`,
    ),
  );
