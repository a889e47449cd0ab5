import { and, asc, eq, notLike } from 'drizzle-orm';
import { type AccountId, type ClubId, GUEST_PREFIX, type OrganizationId, type TeamId } from '../../domain/ids.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { sameId } from '../same-id.ts';
import { accounts, clubMembers, clubs, organizations, powers, teamMembers, teams } from '../schema/index.ts';

/** What a log-in needs. The name may be typed in any case. */
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

/** Everything of an account but its password. */
export async function readAccount(db: Db, id: AccountId): Promise<Account | undefined> {
  const [row] = await db.select().from(accounts).where(sameId(accounts.id, id));
  if (row === undefined) return undefined;
  const { passwordHash: _, ...account } = row;
  return account;
}

/** Whether somebody has the highest level. */
export async function hasTopLevel(db: Db): Promise<boolean> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.level, 3)).limit(1);
  return rows.length > 0;
}

/** The account with this FIDE number; the oldest, where several claim it. Guests of tournaments have none. */
export async function readAccountByFideNumber(db: Db, fideNumber: number): Promise<Account | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.fideNumber, fideNumber), notLike(accounts.id, `${GUEST_PREFIX}%`)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(1);
  return row && readAccount(db, row.id);
}

/** Those of these ids that are accounts. */
export async function readExisting(db: Db, ids: readonly AccountId[]): Promise<AccountId[]> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isOneOf(accounts.id, ids));
  return rows.map(({ id }) => id);
}

/** The home club of each of these accounts. */
export async function readHomeClubs(db: Db, ids: readonly AccountId[]): Promise<ReadonlyMap<AccountId, ClubId | null>> {
  const rows = await db
    .select({ id: accounts.id, homeClub: accounts.homeClub })
    .from(accounts)
    .where(isOneOf(accounts.id, ids));
  return new Map(rows.map(({ id, homeClub }) => [id, homeClub]));
}

/** The clubs and teams that an account is a member of, by name. One batch. */
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

/** Where an account belongs, and the offices that it holds. */
export interface Ties {
  /** Clubs joined, in the order of joining; which of them is home, the account says. */
  readonly memberOf: readonly { readonly club: ClubId; readonly organization: OrganizationId | null }[];
  readonly managedClubs: readonly ClubId[];
  readonly managedOrganizations: readonly OrganizationId[];
  readonly powers: readonly { readonly scope: 'club' | 'organization' | 'team'; readonly entity: string }[];
}

/** Memberships and offices of an account. One batch. */
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
    db.select({ scope: powers.scope, entity: powers.entity }).from(powers).where(eq(powers.account, account)),
  ]);
  return {
    memberOf,
    managedClubs: managedClubs.map(({ id }) => id),
    managedOrganizations: managedOrganizations.map(({ id }) => id),
    powers: held,
  };
}
