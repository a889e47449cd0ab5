import { and, asc, eq, not, notLike } from 'drizzle-orm';
import { type Owner, ownerOf } from '../../domain/access/policy.ts';
import {
  type AccountId,
  type ClubId,
  GUEST_PREFIX,
  type OrganizationId,
  type TeamId,
} from '../../domain/kernel/ids.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { sameId } from '../same-id.ts';
import { accounts, clubMembers, clubs, organizations, roles, teamMembers, teams } from '../schema/index.ts';

/** The credentials for a log-in. User names are case-insensitive. */
export async function readCredentials(
  db: Db,
  id: string,
): Promise<{ readonly id: AccountId; readonly passwordHash: string | null } | undefined> {
  const [row] = await db
    .select({ id: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(sameId(accounts.id, id));
  return row;
}

export type Account = Omit<typeof accounts.$inferSelect, 'passwordHash'>;

/** All columns of an account except its password. */
export async function readAccount(db: Db, id: AccountId): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(sameId(accounts.id, id));
  if (row === undefined) return undefined;
  const { passwordHash: _, ...account } = row;
  return account;
}

export async function hasTopLevel(db: Db): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.level, 3)).limit(1);
  return rows.length > 0;
}

/** The account with this FIDE number; the oldest if several claim it. Guests are excluded. */
export async function readAccountByFideNumber(
  db: Db,
  fideNumber: number,
  except?: AccountId,
): Promise<Account | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.fideNumber, fideNumber),
        notLike(accounts.id, `${GUEST_PREFIX}%`),
        except === undefined ? undefined : not(sameId(accounts.id, except)),
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1);
  return row && readAccount(db, row.id);
}

export async function readExisting(db: Db, ids: readonly AccountId[]): Promise<AccountId[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isOneOf(accounts.id, ids));
  return rows.map(({ id }) => id);
}

export async function readHomeClubs(db: Db, ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, ClubId | null>> {
  const rows = await db
    .select({ id: accounts.id, homeClub: accounts.homeClub })
    .from(accounts)
    .where(isOneOf(accounts.id, ids));
  return new Map(rows.map(({ id, homeClub }) => [id, homeClub]));
}

/** The clubs and teams of which an account is a member, by name, in one batch. */
export async function readMemberships(db: Db, account: AccountId): Promise<Memberships> {
  const [home, inClubs, inTeams] = await db.batch([
    db.select({ club: accounts.homeClub }).from(accounts).where(eq(accounts.id, account)),
    db
      .select({ id: clubs.id, name: clubs.name })
      .from(clubMembers)
      .innerJoin(clubs, eq(clubs.id, clubMembers.club))
      .where(eq(clubMembers.account, account))
      .orderBy(asc(clubs.name), asc(clubs.id)),
    db
      .select({ id: teams.id, name: teams.name, club: teams.club })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.team))
      .where(eq(teamMembers.account, account))
      .orderBy(asc(teams.name), asc(teams.id)),
  ]);
  return { homeClub: home[0]?.club ?? null, clubs: inClubs, teams: inTeams };
}

export interface Memberships {
  readonly homeClub: ClubId | null;
  readonly clubs: readonly { readonly id: ClubId; readonly name: string }[];
  readonly teams: readonly { readonly id: TeamId; readonly name: string; readonly club: ClubId }[];
}

export interface Ties {
  /** In the order of joining; the account names the home club among them. */
  readonly memberOf: readonly { readonly club: ClubId; readonly organization: OrganizationId | null }[];
  readonly managedClubs: readonly ClubId[];
  readonly managedOrganizations: readonly OrganizationId[];
  readonly roles: readonly { readonly scope: 'club' | 'organization' | 'team'; readonly entity: string }[];
}

/** The memberships and roles of an account, in one batch. */
export async function readTies(db: Db, account: AccountId): Promise<Ties> {
  const [memberOf, managedClubs, managedOrganizations, held] = await db.batch([
    db
      .select({ club: clubs.id, organization: clubs.organization })
      .from(clubMembers)
      .innerJoin(clubs, eq(clubs.id, clubMembers.club))
      .where(eq(clubMembers.account, account))
      .orderBy(asc(clubMembers.joinedAt), asc(clubs.id)),
    db.select({ id: clubs.id }).from(clubs).where(eq(clubs.manager, account)).orderBy(asc(clubs.id)),
    db
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.manager, account))
      .orderBy(asc(organizations.id)),
    db.select({ scope: roles.scope, entity: roles.entity }).from(roles).where(eq(roles.account, account)),
  ]);
  return {
    memberOf,
    managedClubs: managedClubs.map(({ id }) => id),
    managedOrganizations: managedOrganizations.map(({ id }) => id),
    roles: held,
  };
}

/** The clubs and organisations in which an account has a role, and whether it manages any of them. */
export interface Holdings {
  readonly holds: readonly Owner[];
  readonly manages: boolean;
}

export const NO_HOLDINGS: Holdings = { holds: [], manages: false };

/** The holdings of each of these accounts, as manager, by a role, or as captain of a club's team, in one batch. */
export async function readHoldings(db: Db, ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, Holdings>> {
  const [managedClubs, managedOrganizations, held] = await db.batch([
    db.select({ account: clubs.manager, id: clubs.id }).from(clubs).where(isOneOf(clubs.manager, ids)),
    db
      .select({ account: organizations.manager, id: organizations.id })
      .from(organizations)
      .where(isOneOf(organizations.manager, ids)),
    db
      .select({
        account: roles.account,
        scope: roles.scope,
        entity: roles.entity,
        role: roles.role,
        club: teams.club,
      })
      .from(roles)
      .leftJoin(teams, and(eq(roles.scope, 'team'), eq(teams.id, roles.entity)))
      .where(isOneOf(roles.account, ids)),
  ]);
  const holdings = new Map<AccountId, Holdings>();
  const add = (account: AccountId | null, owner: Owner, manages: boolean): void => {
    if (account === null) return;
    const known = holdings.get(account) ?? NO_HOLDINGS;
    holdings.set(account, { holds: [...known.holds, owner], manages: known.manages || manages });
  };
  for (const { account, id } of managedClubs) add(account, { type: 'club', id }, true);
  for (const { account, id } of managedOrganizations) add(account, { type: 'organization', id }, true);
  for (const { account, scope, entity, role, club } of held) {
    const manages = role === 'all';
    if (scope === 'organization') add(account, ownerOf('organization', entity), manages);
    else if (scope === 'club') add(account, ownerOf('club', entity), manages);
    else if (club !== null) add(account, { type: 'club', id: club }, false);
  }
  return holdings;
}
