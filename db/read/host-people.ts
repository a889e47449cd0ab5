import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Owner } from '../../domain/access/policy.ts';
import type { AccountId, ClubId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import { clubs, organizations, roles } from '../schema/index.ts';
import { readOfficeHolders } from './organization.ts';

/** All who have a role in a club or an organisation. */
export const readHostPeople = (db: Db, host: Owner): Promise<AccountId[]> =>
  host.type === 'club' ? readClubPeople(db, host.id) : readOfficeHolders(db, [host.id]);

/** Those of a club's organisation have their role in the club too. */
async function readClubPeople(db: Db, club: ClubId): Promise<AccountId[]> {
  const organization = db
    .select({ id: sql<string>`${clubs.organization}` })
    .from(clubs)
    .where(eq(clubs.id, club));
  const people = await db.batch([
    db.select({ account: clubs.manager }).from(clubs).where(eq(clubs.id, club)),
    db.select({ account: organizations.manager }).from(organizations).where(inArray(organizations.id, organization)),
    db
      .select({ account: roles.account })
      .from(roles)
      .where(
        or(
          and(eq(roles.scope, 'club'), eq(roles.entity, club)),
          and(eq(roles.scope, 'organization'), inArray(roles.entity, organization)),
        ),
      ),
  ]);
  return [...new Set(people.flat().map(({ account }) => account))];
}
