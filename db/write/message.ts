import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, ClubId, OrganizationId, TeamId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { CallNotice, DisputeNotice, MatchNotice, Notice } from '../../domain/message.ts';
import { ROWS_PER_STATEMENT } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { accounts, clubMembers, clubs, messages, organizations, roles, teamMembers } from '../schema/index.ts';

/** A write of inbox messages, which returns their recipients. Only `commitWithMessages` takes it, as they are notified. */
export interface MessageWrite {
  readonly message: Write;
}

export const insertMessage = (db: Db, row: typeof messages.$inferInsert): MessageWrite => ({
  message: db.insert(messages).values(row).returning({ account: messages.account }),
});

/** One notice per account, skipping accounts that have been erased. */
export function writeToEach(
  db: Db,
  notices: readonly { readonly account: AccountId; readonly notice: Notice }[],
  sentAt: Millis,
): MessageWrite[] {
  const statements: MessageWrite[] = [];
  for (let from = 0; from < notices.length; from += ROWS_PER_STATEMENT) {
    const rows = notices.slice(from, from + ROWS_PER_STATEMENT).map(({ account, notice }) => [account, notice]);
    statements.push(
      inserted(
        db,
        sql`(account, content, sent_at) select ${accounts.id}, json_extract(each.value, '$[1]'), ${sentAt} from json_each(${JSON.stringify(rows)}) as each inner join ${accounts} on ${accounts.id} = json_extract(each.value, '$[0]')`,
      ),
    );
  }
  return statements;
}

/** Marks an account's messages as read up to this one; later ones were not shown yet. */
export const markRead = (db: Db, account: AccountId, upTo: number): Write =>
  db
    .update(messages)
    .set({ read: true })
    .where(and(eq(messages.account, account), eq(messages.read, false), lte(messages.id, upTo)));

/** One message to many recipients. */
export type Broadcast = Pick<typeof messages.$inferInsert, 'content' | 'sentAt'> & { readonly sender: AccountId };

/** Sends to the members of a club except the sender. */
export const writeToClub = (db: Db, club: ClubId, broadcast: Broadcast): MessageWrite =>
  writeTo(db, broadcast, sql`select ${clubMembers.account} from ${clubMembers} where ${clubMembers.club} = ${club}`);

/** Sends to the members of the organisation's clubs, without duplicates. */
export const writeToOrganization = (db: Db, organization: OrganizationId, broadcast: Broadcast): MessageWrite =>
  writeTo(
    db,
    broadcast,
    sql`select distinct ${clubMembers.account} from ${clubMembers} inner join ${clubs} on ${clubs.id} = ${clubMembers.club} where ${clubs.organization} = ${organization}`,
  );

export const writeToTeam = (db: Db, team: TeamId, broadcast: Broadcast): MessageWrite =>
  writeTo(db, broadcast, sql`select ${teamMembers.account} from ${teamMembers} where ${teamMembers.team} = ${team}`);

/** Sends to these accounts. */
export const writeToAccounts = (db: Db, accounts: readonly AccountId[], broadcast: Broadcast): MessageWrite[] =>
  accounts.length === 0
    ? []
    : [writeTo(db, broadcast, sql`select value as account from json_each(${JSON.stringify(accounts)})`)];

/** Notifies the captains of a team, except the one who acted. */
export const insertForCaptains = (db: Db, team: TeamId, notice: MatchNotice, sentAt: Millis): MessageWrite =>
  inserted(
    db,
    sql`(account, content, sent_at) select ${roles.account}, ${JSON.stringify(notice)}, ${sentAt} from ${roles} where ${roles.scope} = 'team' and ${roles.entity} = ${team} and ${roles.role} = 'captain' and ${roles.account} <> ${notice.by}`,
  );

/** Notifies the organisers of a host's tournaments, without duplicates. */
export function insertForOrganisers(
  db: Db,
  host: Owner,
  notice: DisputeNotice | CallNotice,
  sentAt: Millis,
): MessageWrite {
  const hosts = host.type === 'club' ? clubs : organizations;
  const manager = sql`select ${hosts.manager} as account from ${hosts} where ${hosts.id} = ${host.id}`;
  const arbiters = sql`select ${roles.account} from ${roles} where ${roles.scope} = ${host.type} and ${roles.entity} = ${host.id} and ${roles.role} in ('all', 'arbiter')`;
  return inserted(
    db,
    sql`(account, content, sent_at) select account, ${JSON.stringify(notice)}, ${sentAt} from (${manager} union ${arbiters}) where account is not null and account <> ${notice.by}`,
  );
}

const writeTo = (db: Db, { sender, content, sentAt }: Broadcast, members: SQL): MessageWrite =>
  inserted(
    db,
    sql`(account, sender, content, sent_at) select member.account, ${sender}, ${JSON.stringify(content)}, ${sentAt} from (${members}) as member where member.account <> ${sender}`,
  );

const inserted = (db: Db, rows: SQL): MessageWrite => ({
  message: db.run(sql`insert into ${messages} ${rows} returning account`),
});
