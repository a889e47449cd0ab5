import { and, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { AccountId, ClubId, OrganizationId, TeamId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { clubMembers, clubs, messages, teamMembers } from '../schema/index.ts';

export const insertMessage = (db: Db, row: typeof messages.$inferInsert): Write => db.insert(messages).values(row);

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

const writeTo = (db: Db, { sender, content, sentAt }: Circular, members: SQL): Write =>
  db.run(
    sql`insert into ${messages} (account, sender, content, sent_at) select member.account, ${sender}, ${JSON.stringify(content)}, ${sentAt} from (${members}) as member where member.account <> ${sender}`,
  );
