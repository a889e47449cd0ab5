import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Level } from '../../domain/access/actor.ts';
import type { Power, Standing } from '../../domain/access/standing.ts';
import type { Millis } from '../../domain/time.ts';
import type { Db } from '../client.ts';
import { accounts, clubs, organizations, powers, sessions } from '../schema/index.ts';

/** A log-in that still holds, and what its owner may act for. */
export interface Session {
  readonly expiresAt: Millis;
  readonly standing: Standing;
}

/** The session of a token's hash, or nothing where there is none or its time is over. One batch. */
export async function readSession(db: Db, tokenHash: string, now: Millis): Promise<Session | undefined> {
  const open = and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now));
  const self = db.select({ account: sessions.account }).from(sessions).where(open);
  const ownOrganizations = db
    .select({ id: organizations.id })
    .from(organizations)
    .where(inArray(organizations.manager, self));
  const empoweredOrganizations = db
    .select({ id: sql<string>`${powers.entity}` })
    .from(powers)
    .where(and(inArray(powers.account, self), eq(powers.scope, 'organization')));
  const [[owner], managed, clubRows, held] = await db.batch([
    db
      .select({
        account: accounts.id,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        level: accounts.level,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.account))
      .where(open),
    ownOrganizations,
    db
      .select({ id: clubs.id, manager: clubs.manager, organization: clubs.organization })
      .from(clubs)
      .where(
        or(
          inArray(clubs.manager, self),
          inArray(clubs.organization, ownOrganizations),
          inArray(clubs.organization, empoweredOrganizations),
        ),
      ),
    db
      .select({ scope: powers.scope, entity: powers.entity, power: powers.power })
      .from(powers)
      .where(inArray(powers.account, self)),
  ]);
  if (owner === undefined) return undefined;
  return {
    expiresAt: owner.expiresAt,
    standing: {
      account: owner.account,
      name: `${owner.firstName} ${owner.lastName}`,
      level: owner.level as Level,
      managedOrganizations: managed.map(({ id }) => id),
      clubs: clubRows.map(({ id, manager, organization }) => ({
        id,
        manager: manager === owner.account,
        organization,
      })),
      powers: held as Power[],
    },
  };
}
