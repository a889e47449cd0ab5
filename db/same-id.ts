import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The condition that an id matches, ignoring case (checklist D-20). */
export const sameId = (column: SQLiteColumn, id: string): SQL => sql`lower(${column}) = lower(${id})`;
