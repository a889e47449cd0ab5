import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from './client.ts';

type Query = BatchItem<'sqlite'>;

/** Runs queries in one batch; each result has the name of its query. */
export async function namedBatch<Queries extends Readonly<Record<string, Query>>>(
  db: Db,
  queries: Queries,
): Promise<{ readonly [Name in keyof Queries]: Queries[Name]['_']['result'] }> {
  const [first, ...others] = Object.values<Query>(queries);
  const results = first === undefined ? [] : await db.batch([first, ...others]);
  const named = Object.fromEntries(Object.keys(queries).map((name, at) => [name, results[at]]));
  return named as { [Name in keyof Queries]: Queries[Name]['_']['result'] };
}
