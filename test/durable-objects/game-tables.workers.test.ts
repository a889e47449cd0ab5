import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { asId, type GameId } from '../../domain/kernel/ids.ts';
import { createTables, hasTables, MIGRATIONS, migrate } from '../../durable-objects/game/game-tables.ts';
import { gameStub } from '../../durable-objects/stubs.ts';

/** Every column of every table, with what it may hold. */
const columnsOf = (sql: SqlStorage) =>
  sql
    .exec(
      `SELECT t.name AS "table", c.name, c.type, c."notnull", c.dflt_value, c.pk
        FROM sqlite_master t JOIN pragma_table_info(t.name) c
        WHERE t.type = 'table' AND substr(t.name, 1, 3) <> '_cf' ORDER BY t.name, c.cid`,
    )
    .toArray();

const tablesAfter = (id: string, prepare: (sql: SqlStorage) => void) =>
  runInDurableObject(gameStub(env, asId<GameId>(id)), (_, { storage: { sql } }) => {
    prepare(sql);
    expect(hasTables(sql)).toBe(true);
    const version = sql.exec('SELECT version FROM schema_version').toArray();
    return { columns: columnsOf(sql), version };
  });

it('the tables of a new game are those to which the migrations of the first version lead', async () => {
  const created = await tablesAfter('created', createTables);
  const migrated = await tablesAfter('migrated', (sql) => {
    for (const statement of MIGRATIONS[0] ?? []) sql.exec(statement);
    sql.exec('CREATE TABLE schema_version (version INTEGER NOT NULL)');
    sql.exec('INSERT INTO schema_version (version) VALUES (1)');
    migrate(sql);
  });
  expect(created).toEqual(migrated);
  expect(created.version).toEqual([{ version: MIGRATIONS.length }]);
  expect(created.columns.map(({ table, name }) => `${table}.${name}`)).toContain('outbox.parked_at');
});
