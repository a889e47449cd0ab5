import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
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

/** Those of these pictures that are stored, as one that was removed may have come again. */
export async function readStoredPictures(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]));
  return new Set(rows.map(({ hash }) => hash));
}

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
export const isUnused = (path: string) =>
  and(
    ...PLACES.map(
      ([address, table]) => sql`${pictures.hash} not in (
        select substr(${address}, ${path.length + 1}, 64) from ${table} where substr(${address}, 1, ${path.length}) = ${path})`,
    ),
  );
