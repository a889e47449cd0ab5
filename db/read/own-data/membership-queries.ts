import { eq } from 'drizzle-orm';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Db } from '../../client.ts';
import { clubMembers, clubs, organizations, roles, teamMembers } from '../../schema/index.ts';

/** The clubs, teams and organisations that an account manages, has a role in, or is a member of. */
export const membershipQueries = (db: Db, account: AccountId) => ({
  managedClubs: db.select({ id: clubs.id }).from(clubs).where(eq(clubs.manager, account)),
  managedOrganizations: db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.manager, account)),
  held: db
    .select({ scope: roles.scope, of: roles.entity, role: roles.role })
    .from(roles)
    .where(eq(roles.account, account)),
  inClubs: db
    .select({ club: clubMembers.club, joinedAt: clubMembers.joinedAt })
    .from(clubMembers)
    .where(eq(clubMembers.account, account)),
  inTeams: db
    .select({ team: teamMembers.team, joinedAt: teamMembers.joinedAt })
    .from(teamMembers)
    .where(eq(teamMembers.account, account)),
});
