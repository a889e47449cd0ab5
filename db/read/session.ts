import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Level } from '../../domain/access/actor.ts';
import type { Power, Standing } from '../../domain/access/standing.ts';
import type { AccountId, SessionId } from '../../domain/ids.ts';
import type { Millis } from '../../domain/time.ts';
import { isOneOf } from '../bulk.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, organizations, powers, sessions } from '../schema/index.ts';

/** A log-in that still holds, and what its owner may act for. */
export interface Session {
  readonly expiresAt: Millis;
  readonly standing: Standing;
}

/** Those of these log-ins that still hold, with the offices of their owners. One batch, for one of them or hundreds. */
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
  const empoweredOrganizations = db
    .select({ id: sql<string>`${powers.entity}` })
    .from(powers)
    .where(and(inArray(powers.account, owners), eq(powers.scope, 'organization')));
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
          inArray(clubs.organization, empoweredOrganizations),
        ),
      ),
    db
      .select({ account: powers.account, scope: powers.scope, entity: powers.entity, power: powers.power })
      .from(powers)
      .where(inArray(powers.account, owners)),
  ]);
  const standingOf = ({ account, firstName, lastName, level }: (typeof rows)[number]): Standing => {
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
      powers: own.map(({ scope, entity, power }) => ({ scope, entity, power }) as Power),
    };
  };
  return new Map(rows.map((row) => [row.id, { expiresAt: row.expiresAt, standing: standingOf(row) }]));
}

/** A log-in as its owner sees it in the list of his own. */
export interface OwnSession {
  readonly tokenHash: SessionId;
  readonly device: string;
  readonly createdAt: Millis;
  readonly expiresAt: Millis;
}

/** The log-ins of an account that still hold, the latest first. */
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

/** Whose these log-ins are, where they still hold. */
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
