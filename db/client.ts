import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import * as schema from './schema/index.ts';

export type Db = DrizzleD1Database<typeof schema> & { readonly $client: D1Database };

/** The only way to open the database. The drizzle client is cached per binding, because building it is expensive. */
export function openDb(binding: D1Database): Db {
  const open = OPEN.get(binding) ?? drizzle(observed(binding), { schema });
  OPEN.set(binding, open);
  return open;
}

/**
 * The database for reads that may be a moment old: the platform answers from the replica that is nearest. Writes and
 * what follows them in the same client still go to the primary.
 */
export const openReplica = (binding: D1Database): Db =>
  // A session has the two methods that drizzle calls, but none of the others.
  drizzle(observed(binding.withSession('first-unconstrained') as unknown as D1Database), { schema });

const OPEN = new WeakMap<D1Database, Db>();

let prepared: () => void = () => undefined;

/** Calls this for each statement that is prepared from now on. */
export function onStatement(then: () => void): void {
  prepared = then;
}

/** The two methods that drizzle and `commit` call. */
const observed = (binding: D1Database): D1Database =>
  ({
    prepare: (sql: string) => {
      prepared();
      return binding.prepare(sql);
    },
    batch: (statements: D1PreparedStatement[]) => binding.batch(statements),
  }) as unknown as D1Database;
