import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { SearchKey } from '../../domain/search-key.ts';
import type { Db } from '../client.ts';
import { fidePlayers } from '../schema/index.ts';

export type FidePlayer = typeof fidePlayers.$inferSelect;

/** Behind every text that begins with the one before it. */
const LAST_CHARACTER = '\u{10FFFF}';

export async function readFidePlayer(db: Db, number: number): Promise<FidePlayer | undefined> {
  const [row] = await db.select().from(fidePlayers).where(eq(fidePlayers.number, number));
  return row;
}

/** Players whose name begins so, in the order of the names. */
export const readFidePlayersFrom = (db: Db, beginning: SearchKey, limit: number): Promise<FidePlayer[]> =>
  db
    .select()
    .from(fidePlayers)
    .where(
      and(
        gte(fidePlayers.searchKey, beginning),
        lt(fidePlayers.searchKey, `${beginning}${LAST_CHARACTER}` as SearchKey),
      ),
    )
    .orderBy(asc(fidePlayers.searchKey), asc(fidePlayers.number))
    .limit(limit);
