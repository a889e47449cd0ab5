import { eq } from 'drizzle-orm';
import type { OrganizationId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { organizations } from '../schema/index.ts';

export type OrganizationRow = typeof organizations.$inferInsert;

export const ORGANIZATION_ID_UNIQUE: UniqueRule<'idTaken'> = { violates: 'organizations', otherwise: 'idTaken' };

export const insertOrganization = (db: Db, row: OrganizationRow): Write => db.insert(organizations).values(row);

export const updateOrganization = (db: Db, id: OrganizationId, changes: Partial<Omit<OrganizationRow, 'id'>>): Write =>
  db.update(organizations).set(changes).where(eq(organizations.id, id));
