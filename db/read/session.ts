import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { AccountStatus, Role } from '../../domain/access/account-status.ts';
import type { Level } from '../../domain/access/actor.ts';
import type { AccountId, SessionId } from '../../domain/kernel/ids.ts';
import type { Millis } from '../../domain/kernel/time.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, organizations, roles, sessions } from '../schema/index.ts';

/** What an account may do, and the sessions that may do it. */
export interface Access {
  readonly status: AccountStatus;
  /** The expiry of each session; the newest ones, if there are more than were asked for. */
  readonly sessions: ReadonlyMap<SessionId, Millis>;
  readonly hasMoreSessions: boolean;
}

/** Undefined without such an account. It takes one batch. */
export async function readAccess(
  db: Db,
  account: AccountId,
  { now, mostSessions }: { readonly now: Millis; readonly mostSessions: number },
): Promise<Access | undefined> {
  const ownOrganizations = db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.manager, account));
  const organizationsWithRole = db
    .select({ id: sql<string>`${roles.entity}` })
    .from(roles)
    .where(and(eq(roles.account, account), eq(roles.scope, 'organization')));
  const [[owner], held, managed, clubRows, roleRows] = await db.batch([
    db
      .select({ firstName: accounts.firstName, lastName: accounts.lastName, level: accounts.level })
      .from(accounts)
      .where(eq(accounts.id, account)),
    db
      .select({ id: sessions.tokenHash, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(and(eq(sessions.account, account), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash))
      .limit(mostSessions + 1),
    ownOrganizations,
    db
      .select({ id: clubs.id, manager: clubs.manager, organization: clubs.organization })
      .from(clubs)
      .where(
        or(
          eq(clubs.manager, account),
          inArray(clubs.organization, ownOrganizations),
          inArray(clubs.organization, organizationsWithRole),
        ),
      ),
    db
      .select({ scope: roles.scope, entity: roles.entity, role: roles.role })
      .from(roles)
      .where(eq(roles.account, account)),
  ]);
  if (owner === undefined) return undefined;
  return {
    status: {
      account,
      name: `${owner.firstName} ${owner.lastName}`,
      level: owner.level as Level,
      managedOrganizations: managed.map(({ id }) => id),
      clubs: clubRows.map(({ id, manager, organization }) => ({ id, manager: manager === account, organization })),
      roles: roleRows.map((row) => row as Role),
    },
    sessions: new Map(held.slice(0, mostSessions).map(({ id, expiresAt }) => [id, expiresAt])),
    hasMoreSessions: held.length > mostSessions,
  };
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

/** The owner and the expiry of a session; undefined if it is not valid. */
export async function readSession(
  db: Db,
  id: SessionId,
  now: Millis,
): Promise<{ readonly account: AccountId; readonly expiresAt: Millis } | undefined> {
  const [row] = await db
    .select({ account: sessions.account, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, id), gt(sessions.expiresAt, now)));
  return row;
}
