import { and, eq, not } from 'drizzle-orm';
import type { AccountId, OrganizationId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { isMemberOf } from '../member-of.ts';
import { roles } from '../schema/index.ts';

export const insertRole = (db: Db, row: typeof roles.$inferInsert): Write => db.insert(roles).values(row);

export const deleteRole = (db: Db, row: typeof roles.$inferInsert): Write =>
  db
    .delete(roles)
    .where(
      and(
        eq(roles.account, row.account),
        eq(roles.scope, row.scope),
        eq(roles.entity, row.entity),
        eq(roles.role, row.role),
      ),
    );

export const deleteRolesInOrganization = (db: Db, organization: OrganizationId, account: AccountId): Write =>
  db
    .delete(roles)
    .where(and(eq(roles.account, account), eq(roles.scope, 'organization'), eq(roles.entity, organization)));

/** Revokes the roles of an organisation from accounts that are no longer in any of its clubs; returns those accounts. */
export const deleteStrandedRoles = (db: Db, organization: OrganizationId): Write =>
  db
    .delete(roles)
    .where(
      and(
        eq(roles.scope, 'organization'),
        eq(roles.entity, organization),
        not(isMemberOf({ type: 'organization', id: organization }, roles.account)),
      ),
    )
    .returning({ account: roles.account });
