import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { AccountStatus, Role } from '../../domain/access/account-status.ts';
import type { Level } from '../../domain/access/actor.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, organizations, roles, sessions } from '../schema/index.ts';

export interface Session {
  readonly expiresAt: Millis;
  readonly status: AccountStatus;
}

/** Those of the sessions that are valid, with their owners' roles. It takes one batch for one session or hundreds. */
export async function readSessions(
  db: Db,
  ids: readonly SessionId[],
  now: Millis,
): Promise<ReadonlyMap<SessionId, Session>> {
  const open = and(isOneOf(sessions.tokenHash, ids), gt(sessions.expiresAt, now));
  const owners = db.select({ account: sessions.account }).from(sessions).where(open);
  const ownOrganizations = db
    .select({ id: organizations.id })
    .from(organizations)
    .where(inArray(organizations.manager, owners));
  const organizationsWithRole = db
    .select({ id: sql<string>`${roles.entity}` })
    .from(roles)
    .where(and(inArray(roles.account, owners), eq(roles.scope, 'organization')));
  const [rows, managed, clubRows, held] = await db.batch([
    db
      .select({
        id: sessions.tokenHash,
        expiresAt: sessions.expiresAt,
        account: accounts.id,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        level: accounts.level,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.account))
      .where(open),
    db
      .select({ id: organizations.id, manager: organizations.manager })
      .from(organizations)
      .where(inArray(organizations.manager, owners)),
    db
      .select({ id: clubs.id, manager: clubs.manager, organization: clubs.organization })
      .from(clubs)
      .where(
        or(
          inArray(clubs.manager, owners),
          inArray(clubs.organization, ownOrganizations),
          inArray(clubs.organization, organizationsWithRole),
        ),
      ),
    db
      .select({ account: roles.account, scope: roles.scope, entity: roles.entity, role: roles.role })
      .from(roles)
      .where(inArray(roles.account, owners)),
  ]);
  const statusOf = ({ account, firstName, lastName, level }: (typeof rows)[number]): AccountStatus => {
    const managedOrganizations = managed.filter(({ manager }) => manager === account).map(({ id }) => id);
    const own = held.filter((one) => one.account === account);
    const isOfOwn = (organization: string | null): boolean =>
      managedOrganizations.some((id) => id === organization) ||
      own.some(({ scope, entity }) => scope === 'organization' && entity === organization);
    return {
      account,
      name: `${firstName} ${lastName}`,
      level: level as Level,
      managedOrganizations,
      clubs: clubRows
        .filter(({ manager, organization }) => manager === account || isOfOwn(organization))
        .map(({ id, manager, organization }) => ({ id, manager: manager === account, organization })),
      roles: own.map(({ scope, entity, role }) => ({ scope, entity, role }) as Role),
    };
  };
  return new Map(rows.map((row) => [row.id, { expiresAt: row.expiresAt, status: statusOf(row) }]));
}

export interface OwnSession {
  readonly tokenHash: SessionId;
  readonly device: string;
  readonly createdAt: Millis;
  readonly expiresAt: Millis;
}

export const readSessionsOf = (db: Db, account: AccountId, now: Millis): Promise<OwnSession[]> =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      device: sessions.device,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.account, account), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash));

export async function readSessionOwners(
  db: Db,
  ids: readonly SessionId[],
  now: Millis,
): Promise<ReadonlyMap<SessionId, AccountId>> {
  const rows = await db
    .select({ id: sessions.tokenHash, account: sessions.account })
    .from(sessions)
    .where(and(isOneOf(sessions.tokenHash, ids), gt(sessions.expiresAt, now)));
  return new Map(rows.map(({ id, account }) => [id, account]));
}
