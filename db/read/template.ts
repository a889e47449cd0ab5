import { asc, eq } from 'drizzle-orm';
import type { Hosts } from '../../domain/access/policy.ts';
import type { TemplateId } from '../../domain/kernel/ids.ts';
import { LIST_MAX_ROWS } from '../../domain/kernel/limits.ts';
import type { Db } from '../client.ts';
import { hostedBy } from '../hosted-by.ts';
import { templates } from '../schema/index.ts';

export type TemplateRow = typeof templates.$inferSelect;

export const readTemplates = (db: Db, hosts: Hosts): Promise<TemplateRow[]> =>
  db
    .select()
    .from(templates)
    .where(hostedBy(templates, hosts))
    .orderBy(asc(templates.name), asc(templates.id))
    .limit(LIST_MAX_ROWS);

export const readTemplate = (db: Db, id: TemplateId): Promise<TemplateRow | undefined> =>
  db.query.templates.findFirst({ where: eq(templates.id, id) });
