import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { NAMELESS } from '../../domain/account/erasure.ts';
import type { AccountId, NameHash } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Member } from '../../domain/league/season.ts';
import type { Db } from '../client.ts';
import type { Claim, Write } from '../commit.ts';
import {
  accounts,
  arbiterCalls,
  clubs,
  entryLinks,
  eventEntries,
  eventLog,
  events,
  forbiddenPairs,
  games,
  matches,
  messages,
  organizations,
  pairings,
  participants,
  roles,
  seasonMembers,
  seasonMoves,
  seasonResults,
  spentNames,
  tournamentLog,
  tournaments,
} from '../schema/index.ts';
import { releasePictures } from './pictures.ts';
import { renameInLogs } from './tournament-log.ts';

/** The account to be erased, and the nameless account that replaces it in tables. */
export interface Erasure {
  readonly account: AccountId;
  readonly standIn: AccountId;
  readonly nameHash: NameHash;
}

/**
 * All writes of an erasure as one batch, so that it is never partial. Nothing is erased if the account has acquired new
 * obligations in the meantime.
 */
export function erasureOf(
  db: Db,
  erasure: Erasure,
  now: Millis,
): { readonly claim: Claim<'changedMeanwhile'>; readonly writes: readonly Write[] } {
  const { account, standIn, nameHash } = erasure;
  return {
    claim: { write: closeUnlessBound(db, account), otherwise: 'changedMeanwhile' },
    writes: [
      insertStandIn(db, erasure, now),
      ...handOver(db, account),
      ...renameInTables(db, erasure),
      ...renameInMessages(db, erasure),
      renameInLogs(db, account, standIn),
      ...eraseEntries(db, account),
      releasePictures(db, account),
      db.insert(spentNames).values({ nameHash }).onConflictDoNothing(),
      // Sessions, codes, roles, memberships and received messages are deleted by cascade.
      db.delete(accounts).where(eq(accounts.id, account)),
      forgetUnseen(db, standIn),
    ],
  };
}

/** Removes the account's password, unless `mayBeErased` would refuse by now. */
const closeUnlessBound = (db: Db, account: AccountId): Write =>
  db.run(sql`update accounts set password_hash = null where id = ${account}
    and not exists (select 1 from clubs h where h.manager = ${account} and ${heirOf('club', account)} is null)
    and not exists (select 1 from organizations h where h.manager = ${account} and ${heirOf('organization', account)} is null)
    and not exists (
      select 1 from participants p join tournaments t on t.id = p.tournament
      where p.account = ${account} and t.finished_at is null and (p.withdrawn_from is null or exists (
        select 1 from games g
        where g.tournament = t.id and g.finished_at is null and ${account} in (g.white, g.black))))
    and (level < 3 or exists (select 1 from accounts o where o.level = 3 and o.id <> ${account}))`);

/** The first holder of the role `all` of the club or organisation `h`. */
const heirOf = (scope: 'club' | 'organization', account: AccountId): SQL =>
  sql`(select account from ${roles}
    where scope = ${scope} and entity = h.id and role = 'all' and account <> ${account} order by rowid limit 1)`;

const handOver = (db: Db, account: AccountId): Write[] => [
  db.run(sql`update ${clubs} as h set manager = ${heirOf('club', account)} where manager = ${account}`),
  db.run(sql`update ${organizations} as h set manager = ${heirOf('organization', account)} where manager = ${account}`),
];

/** Sex and federation are kept, so that the table of a women's tournament stays correct. */
const insertStandIn = (db: Db, { account, standIn }: Erasure, now: Millis): Write =>
  db.run(sql`insert into ${accounts} (id, first_name, last_name, federation, sex, ghost, created_at)
    select ${standIn}, ${NAMELESS.firstName}, ${NAMELESS.lastName}, federation, sex, 1, ${now}
    from ${accounts} where id = ${account}`);

/** Replaces the player in all tables. The new revision makes pending decisions of the tournaments' objects fail. */
function renameInTables(db: Db, { account, standIn }: Erasure): Write[] {
  const theirs = sql`(select tournament from ${participants} where account = ${standIn})`;
  const renamed = (column: SQLiteColumn): Write =>
    db.run(sql`update ${column.table} set ${sql.identifier(column.name)} = ${standIn} where ${column} = ${account}`);
  const renamedIn = (column: SQLiteColumn, before: string, after: string): Write =>
    db.run(sql`update ${matches} set ${sql.identifier(column.name)} = replace(${column}, ${before}, ${after})
      where tournament in ${theirs}`);
  return [
    renamed(participants.account),
    renamed(pairings.white),
    renamed(pairings.black),
    renamed(games.white),
    renamed(games.black),
    db.run(
      sql`update ${forbiddenPairs} set account = ${standIn} where tournament in ${theirs} and account = ${account}`,
    ),
    renamedIn(matches.whiteLineUp, `"${account}"`, `"${standIn}"`),
    renamedIn(matches.blackLineUp, `"${account}"`, `"${standIn}"`),
    renamedIn(matches.walkovers, `"who":"${account}"`, `"who":"${standIn}"`),
    ...['white', 'black', 'who'].map((seat) =>
      renamedIn(matches.day, `"${seat}":"${account}"`, `"${seat}":"${standIn}"`),
    ),
    db.run(sql`update ${seasonMembers} set member = ${standIn} where member_type = 'player' and member = ${account}`),
    db.run(sql`update ${seasonMoves} set member = ${standIn} where member_type = 'player' and member = ${account}`),
    // A draft in which the player has a seat can no longer be published, because they have withdrawn.
    db.run(sql`update ${tournaments} set draft = null where id in ${theirs} and instr(draft, ${`"${account}"`}) > 0`),
    db.run(sql`update ${tournaments} set winners = replace(winners, ${winner(account)}, ${winner(standIn)})
      where id in ${theirs}`),
    renamed(arbiterCalls.by),
    renamed(arbiterCalls.answeredBy),
    // They are recomputed with the stand-in.
    db.run(sql`delete from ${seasonResults} where tournament in ${theirs}`),
    db.run(sql`update ${tournaments} set revision = revision + 1 where id in ${theirs}`),
  ];
}

const winner = (id: AccountId): string => JSON.stringify({ kind: 'player', id } satisfies Member);

/** Messages written by the player, and notices about their actions, are in the inboxes of others. */
const renameInMessages = (db: Db, { account, standIn }: Erasure): Write[] => [
  db.run(sql`update ${messages} set sender = ${standIn} where sender = ${account}`),
  db.run(sql`update ${messages} set content = json_set(content, '$.by', ${standIn})
    where json_extract(content, '$.by') = ${account}`),
];

/** As the entrant's own erasure does; in their tournaments the stand-in plays. What they booked as cashier stays. */
const eraseEntries = (db: Db, account: AccountId): Write[] => {
  const theirs = sql`${eventEntries.account} = ${account}`;
  const by = JSON.stringify({ by: account }).slice(1, -1);
  return [
    db.run(sql`update ${events} set revision = revision + 1 where id in (
      select event from ${eventEntries} where ${theirs} or instr(ledger, ${by}) > 0)`),
    db.run(sql`delete from ${entryLinks} where exists (select 1 from ${eventEntries}
      where ${eventEntries.event} = ${entryLinks.event} and ${eventEntries.party} = ${entryLinks.party} and ${theirs})`),
    db.run(sql`update ${eventEntries} set ledger = replace(ledger, ${by}, '"by":null') where instr(ledger, ${by}) > 0`),
    db.run(sql`update ${eventLog} set by = null where by = ${account}`),
    db.run(sql`update ${eventEntries} set state = 'erased', account = null, address = null, guardian = null,
      remarks = '', reason = '', requested_byes = '[]', synced_group = null, synced_version = null,
      contact = json_set(contact, '$.email', null, '$.phone', null, '$.wantsPairings', json('false')),
      player = json_set(player, '$.firstName', ${NAMELESS.firstName}, '$.lastName', ${NAMELESS.lastName},
        '$.fideNumber', null, '$.birthYear', null, '$.birthDate', null, '$.sex', null, '$.club', null, '$.title', null)
      where ${theirs}`),
  ];
};

/** A player who appears nowhere needs no stand-in. */
const forgetUnseen = (db: Db, standIn: AccountId): Write =>
  db.run(sql`delete from ${accounts} where id = ${standIn}
    and not exists (select 1 from ${participants} where account = ${standIn})
    and not exists (select 1 from ${pairings} where ${standIn} in (white, black))
    and not exists (select 1 from ${seasonMembers} where member = ${standIn})
    and not exists (select 1 from ${tournamentLog} where by = ${standIn})
    and not exists (select 1 from ${arbiterCalls} where ${standIn} in (by, answered_by))
    and not exists (select 1 from ${messages} where sender = ${standIn} or json_extract(content, '$.by') = ${standIn})`);
