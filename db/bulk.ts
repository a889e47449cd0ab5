import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db } from './client.ts';
import type { Write } from './commit.ts';

/** D1 binds at most a hundred values per statement and takes 100 KB of them, so long lists are sent as JSON. */
export const ROWS_PER_STATEMENT = 500;

/**
 * Inserts any number of rows, carried as one JSON parameter per statement. Columns that a row omits get their default.
 */
export function bulkInsert<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Write[] {
  const statements: Write[] = [];
  const columns = Object.entries(getTableColumns(table)) as [string, SQLiteColumn][];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const slice = rows.slice(from, from + ROWS_PER_STATEMENT);
    const used = columns.filter(([key]) => slice.some((row) => key in row));
    const values = slice.map((row) =>
      used.map(([key, column]) => encode(column, (row as Record<string, unknown>)[key] ?? initial(row, key, column))),
    );
    statements.push(
      db.run(
        sql`insert into ${table} (${names(used)}) select ${fields(used.length)} from json_each(${JSON.stringify(values)})`,
      ),
    );
  }
  return statements;
}

/**
 * Updates any number of rows by their key columns; each statement carries its rows as one JSON parameter. All rows must
 * contain the key and set the same columns.
 */
export function bulkUpdate<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  key: readonly (keyof Table['$inferSelect'] & string)[],
  rows: readonly Partial<Table['$inferInsert']>[],
): Write[] {
  const [sample] = rows;
  if (sample === undefined) return [];
  const all = getTableColumns(table) as Record<string, SQLiteColumn>;
  const used = Object.keys(sample);
  const column = (name: string): SQLiteColumn => {
    const found = all[name];
    if (found === undefined) throw new Error(`no column ${name}`);
    return found;
  };
  const value = (name: string): SQL => sql`json_extract(each.value, ${`$[${used.indexOf(name)}]`})`;
  const sets = used
    .filter((name) => !key.includes(name))
    .map((name) => sql`${sql.identifier(column(name).name)} = ${value(name)}`);
  const where = key.map((name) => sql`${table}.${sql.identifier(column(name).name)} = ${value(name)}`);
  const statements: Write[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const values = rows
      .slice(from, from + ROWS_PER_STATEMENT)
      .map((row) => used.map((name) => encode(column(name), (row as Record<string, unknown>)[name])));
    statements.push(
      db.run(
        sql`update ${table} set ${sql.join(sets, sql`, `)} from json_each(${JSON.stringify(values)}) as each where ${sql.join(where, sql` and `)}`,
      ),
    );
  }
  return statements;
}

/** Deletes rows by their key columns, which may be null; each statement carries its keys as one JSON parameter. */
export function bulkDelete<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  key: readonly (keyof Table['$inferSelect'] & string)[],
  rows: readonly Partial<Table['$inferSelect']>[],
): Write[] {
  const columns = getTableColumns(table) as Record<string, SQLiteColumn>;
  const keyColumns = key.flatMap((name) => columns[name] ?? []);
  const isTheRow = keyColumns.map((column, index) => sql`${column} is json_extract(each.value, ${`$[${index}]`})`);
  const statements: Write[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const values = rows
      .slice(from, from + ROWS_PER_STATEMENT)
      .map((row) => key.map((name, index) => encodeOrNull(keyColumns[index], row[name])));
    statements.push(
      db.run(
        sql`delete from ${table} where rowid in (select ${table}.rowid from json_each(${JSON.stringify(values)}) as each join ${table} on ${sql.join(isTheRow, sql` and `)})`,
      ),
    );
  }
  return statements;
}

/** The condition that a column equals one of any number of values, sent as one JSON parameter. */
export const isOneOf = (column: SQLWrapper, values: readonly (string | number)[]): SQL =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;

const names = (columns: readonly [string, SQLiteColumn][]): SQL =>
  sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );

const fields = (count: number): SQL =>
  sql.join(
    Array.from({ length: count }, (_, index) => sql`json_extract(value, ${`$[${index}]`})`),
    sql`, `,
  );

/** The default of a column that a row omits; null if the row sets null. */
const initial = (row: object, key: string, column: SQLiteColumn): unknown =>
  (row as Record<string, unknown>)[key] === undefined ? column.default : null;

const encodeOrNull = (column: SQLiteColumn | undefined, value: unknown): unknown =>
  column === undefined ? null : encode(column, value);

function encode(column: SQLiteColumn, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return column.mapToDriverValue(value);
}
