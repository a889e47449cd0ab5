import { and, eq, not } from 'drizzle-orm';
import type { AccountId, OrganizationId } from '../../domain/ids.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';
import { isMemberOf } from '../member-of.ts';
import { powers } from '../schema/index.ts';

export const insertPower = (db: Db, row: typeof powers.$inferInsert): Write => db.insert(powers).values(row);

export const deletePower = (db: Db, row: typeof powers.$inferInsert): Write =>
  db
    .delete(powers)
    .where(
      and(
        eq(powers.account, row.account),
        eq(powers.scope, row.scope),
        eq(powers.entity, row.entity),
        eq(powers.power, row.power),
      ),
    );

export const deletePowersInOrganization = (db: Db, organization: OrganizationId, account: AccountId): Write =>
  db
    .delete(powers)
    .where(and(eq(powers.account, account), eq(powers.scope, 'organization'), eq(powers.entity, organization)));

/** Takes the packages of an organisation from everybody who is in none of its clubs any more. */
export const deleteStrandedPowers = (db: Db, organization: OrganizationId): Write =>
  db
    .delete(powers)
    .where(
      and(
        eq(powers.scope, 'organization'),
        eq(powers.entity, organization),
        not(isMemberOf({ type: 'organization', id: organization }, powers.account)),
      ),
    );
