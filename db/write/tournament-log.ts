import { type SQL, sql } from 'drizzle-orm';
import { type AccountId, isGuestId, type TournamentId } from '../../domain/kernel/ids.ts';
import type { LogEntry } from '../../domain/tournament/log/log.ts';
import type { Identified } from '../../domain/tournament/value/identity.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentLog } from '../schema/index.ts';

/** After a guest is identified, log entries about the guest belong to the account. */
export const identifyInLog = (db: Db, tournament: TournamentId, found: Identified | null): Write[] =>
  found === null || !isGuestId(found.from) ? [] : [renameInLogs(db, found.from, found.account, tournament)];

/**
 * Renames an account in log entries, as actor and as subject, in one tournament or in all. Within facts only the lists
 * of players and teams are changed, because elsewhere the same string is an ordinary value.
 */
export function renameInLogs(db: Db, account: AccountId, other: AccountId, tournament?: TournamentId): Write {
  const isNamed = sql`instr(facts, ${`"${account}"`}) > 0`;
  const list = (path: string): SQL =>
    sql`(select json_group_array(iif(e.value = ${account}, ${other}, e.value)) from json_each(f.value, ${path}) e)`;
  const renamed = (path: string): SQL =>
    sql`json(iif(f.value ->> '$.kind' <> 'setting' and json_type(f.value, ${path}) = 'array', ${list(path)}, f.value -> ${path}))`;
  const facts = sql`(select json_group_array(json(json_replace(f.value,
    '$.who', json(${list('$.who')}), '$.before', ${renamed('$.before')}, '$.after', ${renamed('$.after')}))) from json_each(facts) f)`;
  const here = tournament === undefined ? sql`` : sql` and tournament = ${tournament}`;
  return db.run(sql`update ${tournamentLog} set
      by = iif(by = ${account}, ${other}, by),
      facts = iif(${isNamed}, ${facts}, facts)
    where (by = ${account} or ${isNamed})${here}`);
}

/** Must be part of the commit of the change. */
export const storeLogEntry = (db: Db, tournament: TournamentId, entry: LogEntry | null): Write[] =>
  entry === null ? [] : [db.insert(tournamentLog).values({ tournament, ...entry })];
