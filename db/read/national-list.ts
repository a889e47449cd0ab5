import { asc, eq } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { nationalLists } from '../schema/index.ts';

export type NationalList = typeof nationalLists.$inferSelect;

/** The national lists in place. */
export const readNationalLists = (db: Db): Promise<NationalList[]> =>
  db.select().from(nationalLists).orderBy(asc(nationalLists.federation));

export async function readNationalList(db: Db, federation: string): Promise<NationalList | undefined> {
  const [row] = await db.select().from(nationalLists).where(eq(nationalLists.federation, federation));
  return row;
}
