import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Owner } from '../domain/access/policy.ts';
import { clubMembers, clubs } from './schema/index.ts';

/** The condition that an account is a member of a club, or of one of the clubs of an organisation. */
export const isMemberOf = (owner: Owner, account: SQLiteColumn): SQL =>
  owner.type === 'club'
    ? sql`exists (select 1 from ${clubMembers} where ${clubMembers.account} = ${account} and ${clubMembers.club} = ${owner.id})`
    : sql`exists (select 1 from ${clubMembers} inner join ${clubs} on ${clubs.id} = ${clubMembers.club} where ${clubMembers.account} = ${account} and ${clubs.organization} = ${owner.id})`;
