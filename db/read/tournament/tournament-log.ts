import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { AccountId, TournamentId } from '../../../domain/kernel/ids.ts';
import { isOneOf } from '../../bulk.ts';
import type { Db } from '../../client.ts';
import { accounts, tournamentLog } from '../../schema/index.ts';

/** Log entries of changes before a revision, the latest first. */
export const readTournamentLog = (db: Db, id: TournamentId, before: number, limit: number) =>
  db
    .select()
    .from(tournamentLog)
    .where(and(eq(tournamentLog.tournament, id), lt(tournamentLog.revision, before)))
    .orderBy(desc(tournamentLog.revision))
    .limit(limit);

export const readWholeLog = (db: Db, id: TournamentId) =>
  db
    .select({
      revision: tournamentLog.revision,
      at: tournamentLog.at,
      by: tournamentLog.by,
      facts: tournamentLog.facts,
    })
    .from(tournamentLog)
    .where(eq(tournamentLog.tournament, id))
    .orderBy(asc(tournamentLog.revision));

/** The names of these accounts; erased accounts are omitted. */
export async function readNames(db: Db, ids: readonly AccountId[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: accounts.id, firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(isOneOf(accounts.id, ids));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
