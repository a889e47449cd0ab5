import { asc, eq, or } from 'drizzle-orm';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import { arbiterCalls, tournamentLog } from '../../schema/index.ts';

/** The log entries of an account's actions, and the calls for the arbiter that it has made or resolved. */
export const actionQueries = (db: Db, account: AccountId) => ({
  acts: db
    .select({ tournament: tournamentLog.tournament, at: tournamentLog.at, facts: tournamentLog.facts })
    .from(tournamentLog)
    .where(eq(tournamentLog.by, account))
    .orderBy(asc(tournamentLog.at)),
  called: db
    .select()
    .from(arbiterCalls)
    .where(or(eq(arbiterCalls.by, account), eq(arbiterCalls.answeredBy, account)))
    .orderBy(asc(arbiterCalls.at)),
});
