import type { Server } from '../server.ts';
import type { Database, Statement } from './database.ts';

/** The database of the server on this machine. */
export async function localDatabase(server: Server): Promise<Database> {
  const d1 = await server.database();
  const prepared = ({ sql, values }: Statement) => d1.prepare(sql).bind(...values);
  return {
    run: async (statements) => {
      await d1.batch(statements.map(prepared));
    },
    rows: async (statement) => (await prepared(statement).all()).results as Record<string, unknown>[],
  };
}
