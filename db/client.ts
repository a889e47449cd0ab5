import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import * as schema from './schema/index.ts';

export type Db = DrizzleD1Database<typeof schema> & { readonly $client: D1Database };

/** The only way to open the database. The drizzle client is cached per binding, because building it is expensive. */
export function openDb(binding: D1Database): Db {
  const open = OPEN.get(binding) ?? drizzle(binding, { schema });
  OPEN.set(binding, open);
  return open;
}

const OPEN = new WeakMap<D1Database, Db>();
