import { asc, eq } from 'drizzle-orm';
import type { LeagueId } from '../../domain/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/limits.ts';
import type { Db } from '../client.ts';
import { leagues } from '../schema/index.ts';

export type League = typeof leagues.$inferSelect;

export const readVisibleLeagues = (db: Db): Promise<League[]> =>
  db
    .select()
    .from(leagues)
    .where(eq(leagues.visible, true))
    .orderBy(asc(leagues.name), asc(leagues.id))
    .limit(LIST_MAX_ROWS);

export async function readLeague(db: Db, id: LeagueId): Promise<League | undefined> {
  const [row] = await db.select().from(leagues).where(eq(leagues.id, id));
  return row;
}
