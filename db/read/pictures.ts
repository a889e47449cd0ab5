import { eq, inArray } from 'drizzle-orm';
import type { PictureType } from '../../domain/lib/picture-type.ts';
import type { Db } from '../client.ts';
import { pictures } from '../schema/index.ts';

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
