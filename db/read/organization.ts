import { and, asc, eq } from 'drizzle-orm';
import type { AccountId, ClubId, OrganizationId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, organizations, roles } from '../schema/index.ts';
import { holderColumns, type RoleHolder } from './club.ts';

export type Organization = typeof organizations.$inferSelect;

export interface ClubCard {
  readonly id: ClubId;
  readonly name: string;
  readonly profilePicture: string;
}

export interface OrganizationPage {
  readonly organization: Organization;
  readonly clubs: readonly ClubCard[];
}

/** An organisation with its clubs, in one batch. */
export async function readOrganizationPage(db: Db, id: OrganizationId): Promise<OrganizationPage | undefined> {
  const [[organization], clubRows] = await db.batch([
    db.select().from(organizations).where(eq(organizations.id, id)),
    db
      .select({ id: clubs.id, name: clubs.name, profilePicture: clubs.profilePicture })
      .from(clubs)
      .where(eq(clubs.organization, id))
      .orderBy(asc(clubs.name), asc(clubs.id)),
  ]);
  return organization && { organization, clubs: clubRows };
}

export async function readOrganization(db: Db, id: OrganizationId): Promise<Organization | undefined> {
  const [organization] = await db.select().from(organizations).where(eq(organizations.id, id));
  return organization;
}

export const readOrganizations = (db: Db): Promise<Organization[]> =>
  db.select().from(organizations).orderBy(asc(organizations.name), asc(organizations.id)).limit(LIST_MAX_ROWS);

/** All organisations, or the given ones, by name. */
export async function readOrganizationNames(
  db: Db,
  of: readonly OrganizationId[] | 'all',
): Promise<{ id: OrganizationId; name: string }[]> {
  return db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(of === 'all' ? undefined : isOneOf(organizations.id, of))
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(LIST_MAX_ROWS);
}

export async function readOrganizationRoles(db: Db, organization: OrganizationId): Promise<RoleHolder[]> {
  const rows = await db
    .select(holderColumns)
    .from(roles)
    .innerJoin(accounts, eq(accounts.id, roles.account))
    .where(and(eq(roles.scope, 'organization'), eq(roles.entity, organization)))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.id));
  return rows.map((row) => ({ ...row, team: null }));
}

/** The managers of organisations and all who hold a role in them. */
export async function readOfficeHolders(db: Db, of: readonly OrganizationId[]): Promise<AccountId[]> {
  const [managers, holders] = await db.batch([
    db.select({ account: organizations.manager }).from(organizations).where(isOneOf(organizations.id, of)),
    db
      .select({ account: roles.account })
      .from(roles)
      .where(and(eq(roles.scope, 'organization'), isOneOf(roles.entity, of))),
  ]);
  return [...new Set([...managers, ...holders].map(({ account }) => account))];
}
