import type { Database, Statement } from './database.ts';

/** The part of the D1 interface used here, shared by a Worker's binding and the local server. */
interface D1<Prepared extends { all: () => Promise<{ results: Record<string, unknown>[] }> }> {
  readonly prepare: (sql: string) => { bind: (...values: unknown[]) => Prepared };
  readonly batch: (statements: Prepared[]) => Promise<unknown>;
}

export function d1Database<Prepared extends { all: () => Promise<{ results: Record<string, unknown>[] }> }>(
  d1: D1<Prepared>,
): Database {
  const prepared = ({ sql, values }: Statement) => d1.prepare(sql).bind(...values);
  return {
    run: async (statements) => {
      await d1.batch(statements.map(prepared));
    },
    rows: async (statement) => (await prepared(statement).all()).results,
  };
}
