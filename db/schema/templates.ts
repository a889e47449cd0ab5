import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TemplateId } from '../../domain/ids.ts';
import type { KeptParts, KeptSettings } from '../../domain/tournament/template.ts';
import { moment } from './columns.ts';

/** What a host keeps of a tournament, to build others of. */
export const templates = sqliteTable(
  'templates',
  {
    id: text('id').$type<TemplateId>().primaryKey(),
    organiserType: text('organiser_type', { enum: ['organization', 'club'] }).notNull(),
    organiser: text('organiser').notNull(),
    /** The name among the settings once more: a host has each name once. */
    name: text('name').notNull(),
    settings: text('settings', { mode: 'json' }).$type<KeptSettings>().notNull(),
    /** Categories and prizes; null where it was kept before there was a place for them. */
    parts: text('parts', { mode: 'json' }).$type<KeptParts>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('templates_name').on(table.organiserType, table.organiser, table.name)],
);
