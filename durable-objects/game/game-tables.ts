/**
 * The tables of a game. A new game gets them in one step, as each written row is billed and there is a game for each board;
 * tables of earlier versions are migrated.
 */

const TABLES: readonly string[] = [
  `CREATE TABLE game (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL, log TEXT NOT NULL DEFAULT '',
    refused INTEGER NOT NULL DEFAULT 0, heartbeat_at INTEGER)`,
  'CREATE TABLE log_page (id INTEGER PRIMARY KEY, lines TEXT NOT NULL)',
  `CREATE TABLE outbox (id TEXT PRIMARY KEY, message TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL,
    first_tried_at INTEGER, parked_at INTEGER)`,
];

/** From the first version on; the table `schema_version` stores the number applied. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE game (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)',
    'CREATE TABLE event (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, at INTEGER NOT NULL, kind TEXT NOT NULL, detail TEXT NOT NULL)',
    'CREATE TABLE outbox (id TEXT PRIMARY KEY, message TEXT NOT NULL, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL)',
  ],
  [
    "ALTER TABLE game ADD COLUMN log TEXT NOT NULL DEFAULT ''",
    "UPDATE game SET log = (SELECT coalesce(group_concat(json_patch(json_object('version', version, 'at', at), detail) || char(10), ''), '') FROM (SELECT * FROM event ORDER BY id))",
    'DROP TABLE event',
  ],
  ['ALTER TABLE game ADD COLUMN refused INTEGER NOT NULL DEFAULT 0'],
  ['CREATE TABLE log_page (id INTEGER PRIMARY KEY, lines TEXT NOT NULL)'],
  ['ALTER TABLE game ADD COLUMN heartbeat_at INTEGER'],
  ['ALTER TABLE outbox ADD COLUMN first_tried_at INTEGER', 'ALTER TABLE outbox ADD COLUMN parked_at INTEGER'],
];

export const hasTables = (sql: SqlStorage): boolean =>
  sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").toArray().length > 0;

/** For an object without tables. */
export function createTables(sql: SqlStorage): void {
  for (const statement of TABLES) sql.exec(statement);
  sql.exec('CREATE TABLE schema_version (version INTEGER NOT NULL)');
  sql.exec('INSERT INTO schema_version (version) VALUES (?)', MIGRATIONS.length);
}

/** Brings the tables of an earlier version up to date. */
export function migrate(sql: SqlStorage): void {
  const [row] = sql.exec<{ version: number }>('SELECT version FROM schema_version').toArray();
  const done = row?.version ?? 0;
  if (done === MIGRATIONS.length) return;
  for (const statement of MIGRATIONS.slice(done).flat()) sql.exec(statement);
  sql.exec('DELETE FROM schema_version');
  sql.exec('INSERT INTO schema_version (version) VALUES (?)', MIGRATIONS.length);
}
