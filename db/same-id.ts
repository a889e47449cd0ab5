import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The condition that an id is this one, whatever the case of its letters (checklist D-20). */
export const sameId = (column: SQLiteColumn, id: string): SQL => sql`lower(${column}) = lower(${id})`;
