import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import * as schema from './schema/index.ts';

export type Db = DrizzleD1Database<typeof schema> & { readonly $client: D1Database };

/** The one way to the database. */
export const openDb = (binding: D1Database): Db => drizzle(binding, { schema });
