import { eq } from 'drizzle-orm';
import type { TemplateId } from '../../domain/kernel/ids.ts';
import type { Db } from '../client.ts';
import type { UniqueRule, Write } from '../commit.ts';
import { templates } from '../schema/index.ts';

export const TEMPLATE_NAME_UNIQUE: UniqueRule<'templateNameTaken'> = {
  violates: 'templates.name',
  otherwise: 'templateNameTaken',
};

export const insertTemplate = (db: Db, row: typeof templates.$inferInsert): Write => db.insert(templates).values(row);

export const removeTemplate = (db: Db, id: TemplateId): Write => db.delete(templates).where(eq(templates.id, id));
