import { type SQL, sql } from 'drizzle-orm';
import type { AccountId, TournamentId } from '../../domain/ids.ts';
import type { Identified } from '../../domain/tournament/identity.ts';
import type { LogEntry } from '../../domain/tournament/log.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { tournamentLog } from '../schema/index.ts';

/** The log of a tournament goes on under the account of whoever was a guest until now. */
export const identifyInLog = (db: Db, tournament: TournamentId, found: Identified | null): Write[] =>
  found === null ? [] : [renameInLogs(db, found.guest, found.account, tournament)];

/**
 * What somebody has done to tournaments and what was done with him, also where he was taken out again, is told of another
 * account; in one of them, or in all. Of the facts only the lists of players and teams name anybody: the same word
 * elsewhere in them is a word.
 */
export function renameInLogs(db: Db, account: AccountId, other: AccountId, tournament?: TournamentId): Write {
  const isNamed = sql`instr(facts, ${`"${account}"`}) > 0`;
  const list = (path: string): SQL =>
    sql`(select json_group_array(iif(e.value = ${account}, ${other}, e.value)) from json_each(f.value, ${path}) e)`;
  const told = (path: string): SQL =>
    sql`json(iif(f.value ->> '$.kind' <> 'setting' and json_type(f.value, ${path}) = 'array', ${list(path)}, f.value -> ${path}))`;
  const facts = sql`(select json_group_array(json(json_replace(f.value,
    '$.who', json(${list('$.who')}), '$.was', ${told('$.was')}, '$.is', ${told('$.is')}))) from json_each(facts) f)`;
  const here = tournament === undefined ? sql`` : sql` and tournament = ${tournament}`;
  return db.run(sql`update ${tournamentLog} set
      by = iif(by = ${account}, ${other}, by),
      facts = iif(${isNamed}, ${facts}, facts)
    where (by = ${account} or ${isNamed})${here}`);
}

/** Belongs into the commit of the change itself. */
export const storeLogEntry = (db: Db, tournament: TournamentId, entry: LogEntry | null): Write[] =>
  entry === null ? [] : [db.insert(tournamentLog).values({ tournament, ...entry })];
