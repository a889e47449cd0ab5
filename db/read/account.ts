import { and, asc, eq, notLike } from 'drizzle-orm';
import { type AccountId, type ClubId, GUEST_PREFIX, type OrganizationId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import { sameId } from '../same-id.ts';
import { accounts, clubMembers, clubs, organizations, powers } from '../schema/index.ts';

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

/** Where an account belongs, and the offices that it holds. */
export interface Ties {
  /** Clubs joined, the first one first. */
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
