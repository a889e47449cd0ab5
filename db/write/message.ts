import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, ClubId, OrganizationId, TeamId } from '../../domain/ids.ts';
import type { CallNotice, DisputeNotice, MatchNotice, Notice } from '../../domain/message.ts';
import type { Millis } from '../../domain/time.ts';
import { ROWS_PER_STATEMENT } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { accounts, clubMembers, clubs, messages, organizations, powers, teamMembers } from '../schema/index.ts';

export const insertMessage = (db: Db, row: typeof messages.$inferInsert): Write => db.insert(messages).values(row);

/** To each of these what is for him; whose account is gone meanwhile is told nothing. */
export function writeToEach(
  db: Db,
  told: readonly { readonly account: AccountId; readonly notice: Notice }[],
  sentAt: Millis,
): Write[] {
  const statements: Write[] = [];
  for (let from = 0; from < told.length; from += ROWS_PER_STATEMENT) {
    const rows = told.slice(from, from + ROWS_PER_STATEMENT).map(({ account, notice }) => [account, notice]);
    statements.push(
      db.run(
        sql`insert into ${messages} (account, content, sent_at) select ${accounts.id}, json_extract(each.value, '$[1]'), ${sentAt} from json_each(${JSON.stringify(rows)}) as each inner join ${accounts} on ${accounts.id} = json_extract(each.value, '$[0]')`,
      ),
    );
  }
  return statements;
}

/** Marks the messages of an account read, up to this one: what has come since was not seen. */
export const markRead = (db: Db, account: AccountId, upTo: number): Write =>
  db
    .update(messages)
    .set({ read: true })
    .where(and(eq(messages.account, account), eq(messages.read, false), lte(messages.id, upTo)));

/** The same words for many. */
export type Circular = Pick<typeof messages.$inferInsert, 'content' | 'sentAt'> & { readonly sender: AccountId };

/** To the members of a club but the sender. */
export const writeToClub = (db: Db, club: ClubId, circular: Circular): Write =>
  writeTo(db, circular, sql`select ${clubMembers.account} from ${clubMembers} where ${clubMembers.club} = ${club}`);

/** To the members of the clubs of an organisation, each once. */
export const writeToOrganization = (db: Db, organization: OrganizationId, circular: Circular): Write =>
  writeTo(
    db,
    circular,
    sql`select distinct ${clubMembers.account} from ${clubMembers} inner join ${clubs} on ${clubs.id} = ${clubMembers.club} where ${clubs.organization} = ${organization}`,
  );

export const writeToTeam = (db: Db, team: TeamId, circular: Circular): Write =>
  writeTo(db, circular, sql`select ${teamMembers.account} from ${teamMembers} where ${teamMembers.team} = ${team}`);

/** What the program tells the captains of a team, but for who has done it himself. */
export const tellCaptainsOf = (db: Db, team: TeamId, notice: MatchNotice, sentAt: Millis): Write =>
  db.run(
    sql`insert into ${messages} (account, content, sent_at) select ${powers.account}, ${JSON.stringify(notice)}, ${sentAt} from ${powers} where ${powers.scope} = 'team' and ${powers.entity} = ${team} and ${powers.power} = 'captain' and ${powers.account} <> ${notice.by}`,
  );

/** What the program tells those whom a club or an organisation has given its tournaments to run, each once. */
export function tellOrganisersOf(db: Db, host: Owner, notice: DisputeNotice | CallNotice, sentAt: Millis): Write {
  const hosts = host.type === 'club' ? clubs : organizations;
  const manager = sql`select ${hosts.manager} as account from ${hosts} where ${hosts.id} = ${host.id}`;
  const arbiters = sql`select ${powers.account} from ${powers} where ${powers.scope} = ${host.type} and ${powers.entity} = ${host.id} and ${powers.power} in ('all', 'arbiter')`;
  return db.run(
    sql`insert into ${messages} (account, content, sent_at) select account, ${JSON.stringify(notice)}, ${sentAt} from (${manager} union ${arbiters}) where account is not null and account <> ${notice.by}`,
  );
}

const writeTo = (db: Db, { sender, content, sentAt }: Circular, members: SQL): Write =>
  db.run(
    sql`insert into ${messages} (account, sender, content, sent_at) select member.account, ${sender}, ${JSON.stringify(content)}, ${sentAt} from (${members}) as member where member.account <> ${sender}`,
  );
