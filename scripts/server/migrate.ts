import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { root } from '../environment.ts';
import type { Server } from './server.ts';

const FOLDER = join(root, 'migrations');

/** Migrates the database, with the same table of applied migrations that a deployment uses. */
export async function migrate(server: Server): Promise<void> {
  const database = await server.database();
  await database.exec(
    'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
  );
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const unknown = [...applied].filter((name) => !files.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database has migrations that this version does not (${unknown.join(', ')}). See "Reset a data folder" in docs/operators.md.`,
    );
  }
  for (const name of files.filter((file) => !applied.has(file))) {
    const statements = splitSql(readFileSync(join(FOLDER, name), 'utf8'));
    await database.batch([
      ...statements.map((statement) => database.prepare(statement)),
      database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}
