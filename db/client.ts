import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import * as schema from './schema/index.ts';

export type Db = DrizzleD1Database<typeof schema> & { readonly $client: D1Database };

/** The one way to the database; what drizzle makes of the schema is made once for each binding, and not for each request. */
export function openDb(binding: D1Database): Db {
  const open = OPEN.get(binding) ?? drizzle(binding, { schema });
  OPEN.set(binding, open);
  return open;
}

const OPEN = new WeakMap<D1Database, Db>();
