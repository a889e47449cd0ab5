import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { compareDatabases, type ReadRows } from './backup/compare-databases.ts';
import { build } from './build.ts';
import { dataDir, port, quiet } from './environment.ts';
import { isFree } from './server/port.ts';
import type { Server } from './server/server.ts';

/**
 * Exports the database of a data folder, imports the file into an empty folder, and compares all tables:
 *
 *   DATA_DIR=.data npm run backup:drill
 *
 * The data folder is only read; its server must not be running. Fails if a row differs. At last it changes one row of the
 * copy and fails unless the comparison finds it.
 */

/** What the platform accepts as one statement. */
const STATEMENT_BYTES = 100_000;

const SCHEMA = 'schema.sql';
const DATA = 'data.sql';

type Database = Awaited<ReturnType<Server['database']>>;

if (!(await isFree(port))) stop(`Something listens on port ${port}: stop the server first.`);
Object.assign(process.env, quiet);
await build();
const { makeServer } = await import('./server/server.ts');
const folder = mkdtempSync(join(tmpdir(), 'rokade-drill-'));
let [original, copy]: (Server | undefined)[] = [];
try {
  original = await makeServer({ port, dataDir });
  copy = await makeServer({ port, dataDir: join(folder, 'data') });
  const [from, to] = [await original.database(), await copy.database()];
  const exported = await timed(() => exportTo(from));
  const statements = [SCHEMA, DATA].flatMap((file) => splitSql(readFileSync(join(folder, file), 'utf8')));
  warnOfLong(statements);
  const imported = await timed(() => to.batch(statements.map((statement) => to.prepare(statement))));
  const { tables, differences } = await compareDatabases(rowsOf(from), rowsOf(to));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const kilobytes = Math.ceil((statSync(join(folder, SCHEMA)).size + statSync(join(folder, DATA)).size) / 1024);
  console.log(`exported ${tables.length} tables, ${rows} rows, ${kilobytes} KB in ${exported} s`);
  console.log(`imported ${statements.length} statements in ${imported} s`);
  if (rows === 0) stop('The database is empty: nothing was compared.');
  if (differences.length > 0) stop(`The copy differs:\n${differences.join('\n')}`);
  const largest = tables.reduce((most, table) => (table.rows > most.rows ? table : most));
  await to.prepare(`DELETE FROM "${largest.table}" WHERE rowid = (SELECT max(rowid) FROM "${largest.table}")`).run();
  const { differences: found } = await compareDatabases(rowsOf(from), rowsOf(to));
  if (!found.some((difference) => difference.startsWith(`${largest.table}: `)))
    stop(`A row of ${largest.table} was deleted from the copy, and the comparison did not find it.`);
  console.log(`all tables are equal; a row deleted from the copy is found (${found.join(', ')})`);
} finally {
  await original?.stop();
  await copy?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The same files as `wrangler d1 export` writes with --no-data and with --no-schema. A single file could not be imported:
 * it has rows of tables that refer to a table before that table.
 */
async function exportTo(database: Database): Promise<void> {
  const parts = [
    { file: SCHEMA, noSchema: false, noData: true },
    { file: DATA, noSchema: true, noData: false },
  ];
  for (const { file, noSchema, noData } of parts) {
    const [lines] = await database.prepare('PRAGMA miniflare_d1_export(?,?,?);').bind(noSchema, noData).raw();
    writeFileSync(join(folder, file), (lines as readonly string[]).join('\n'));
  }
}

function rowsOf(database: Database): ReadRows {
  return (sql) => database.prepare(sql).raw();
}

function warnOfLong(statements: readonly string[]): void {
  const long = statements.filter((statement) => Buffer.byteLength(statement) > STATEMENT_BYTES);
  for (const statement of long)
    console.warn(`too long to import at Cloudflare: ${Buffer.byteLength(statement)} bytes, ${statement.slice(0, 40)}`);
}

async function timed(act: () => Promise<unknown>): Promise<string> {
  const began = performance.now();
  await act();
  return ((performance.now() - began) / 1000).toFixed(1);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
