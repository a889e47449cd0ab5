import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { TemplateId } from '../../domain/kernel/ids.ts';
import type { KeptParts, KeptSettings } from '../../domain/tournament/value/template.ts';
import { moment } from './columns.ts';

/** Settings that a host has saved for building tournaments. */
export const templates = sqliteTable(
  'templates',
  {
    id: text('id').$type<TemplateId>().primaryKey(),
    organiserType: text('organiser_type', { enum: ['organization', 'club'] }).notNull(),
    organiser: text('organiser').notNull(),
    /** A copy of the name in the settings, because names are unique per host. */
    name: text('name').notNull(),
    settings: text('settings', { mode: 'json' }).$type<KeptSettings>().notNull(),
    /** Categories and prizes; null in templates from before they were stored. */
    parts: text('parts', { mode: 'json' }).$type<KeptParts>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('templates_name').on(table.organiserType, table.organiser, table.name)],
);
