import { and, asc, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { ListMonth } from '../../domain/fide-list/month.ts';
import type { AccountId, TournamentId } from '../../domain/kernel/ids.ts';
import type { SearchKey } from '../../domain/lib/search-key.ts';
import type { Development } from '../../domain/tournament/standings/rating-estimate.ts';
import type { Db } from '../client.ts';
import { accounts, fideImports, fidePlayers, participants } from '../schema/index.ts';

export type FidePlayer = typeof fidePlayers.$inferSelect;

/** Sorts after every continuation of a text. */
const LAST_CHARACTER = '\u{10FFFF}';

export async function readFidePlayer(db: Db, number: number): Promise<FidePlayer | undefined> {
  const [row] = await db.select().from(fidePlayers).where(eq(fidePlayers.number, number));
  return row;
}

/** Players whose name begins like this, in alphabetical order. */
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

/** The month of the latest completely imported list; undefined without one. */
export async function readConfirmedMonth(db: Db): Promise<ListMonth | undefined> {
  const [row] = await db
    .select({ month: fideImports.month })
    .from(fideImports)
    .where(isNotNull(fideImports.finishedAt))
    .orderBy(desc(fideImports.month))
    .limit(1);
  return row?.month;
}

const development = {
  standard: fidePlayers.k,
  rapid: fidePlayers.rapidK,
  blitz: fidePlayers.blitzK,
  birthYear: fidePlayers.birthYear,
};

const developmentOf = ({ birthYear, ...k }: Development['k'] & Pick<Development, 'birthYear'>): Development => ({
  k,
  birthYear,
});

/** The list's data for those players of a tournament who are on it. */
export async function readDevelopments(db: Db, tournament: TournamentId): Promise<ReadonlyMap<AccountId, Development>> {
  const rows = await db
    .select({ account: participants.account, ...development })
    .from(participants)
    .innerJoin(accounts, eq(accounts.id, participants.account))
    .innerJoin(fidePlayers, eq(fidePlayers.number, accounts.fideNumber))
    .where(eq(participants.tournament, tournament));
  return new Map(rows.map(({ account, ...listed }) => [account, developmentOf(listed)]));
}

/** The list's data for the player with this number. */
export async function readDevelopment(db: Db, number: number): Promise<Development | undefined> {
  const [row] = await db.select(development).from(fidePlayers).where(eq(fidePlayers.number, number));
  return row && developmentOf(row);
}
