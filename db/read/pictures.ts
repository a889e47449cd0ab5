import { and, eq, lt, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Millis } from '../../domain/kernel/time.ts';
import type { PictureType } from '../../domain/lib/picture-type.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, leagues, organizations, pictures, teams, templates, tournaments } from '../schema/index.ts';

export interface StoredPicture {
  readonly type: PictureType;
  /** Null where the object storage has them. */
  readonly bytes: Uint8Array | null;
}

export const readPicture = (db: Db, hash: string): Promise<StoredPicture | undefined> =>
  db.select({ type: pictures.type, bytes: pictures.bytes }).from(pictures).where(eq(pictures.hash, hash)).get();

/** Pictures below this path that no page shows, of those uploaded before a moment. */
export async function readUnusedPictures(db: Db, path: string, uploadedBefore: Millis): Promise<readonly string[]> {
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(lt(pictures.uploadedAt, uploadedBefore), isUnused(path)))
    .limit(MOST_AT_ONCE);
  return rows.map(({ hash }) => hash);
}

/** A hundred values may be bound in a statement. */
const MOST_AT_ONCE = 50;

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
