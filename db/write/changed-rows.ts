import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isSame } from '../../domain/same.ts';
import { bulkDelete, bulkInsert, bulkUpdate } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';

/** A row as it is to be stored, with what it is made from: the same source makes the same row. */
export interface StoredRow<Row> {
  /** What tells the row apart from the others of its table. */
  readonly key: string;
  readonly source: unknown;
  readonly row: () => Row;
}

/** Statements that bring a table from one list of rows to another, in the order in which tables may refer to each other. */
export interface RowChanges {
  readonly removed: readonly Write[];
  readonly changed: readonly Write[];
  readonly added: readonly Write[];
}

/** A table and the columns by which its rows are found. A row is never found by a column that may be null in it. */
export interface KeyedTable<Table extends SQLiteTable> {
  readonly table: Table;
  readonly key: readonly (keyof Table['$inferSelect'] & string)[];
}

/** What is to be written so that the rows of `before` become those of `after`: only rows and columns that differ. */
export function rowChanges<Table extends SQLiteTable>(
  db: Db,
  { table, key }: KeyedTable<Table>,
  before: readonly StoredRow<Table['$inferSelect']>[],
  after: readonly StoredRow<Table['$inferSelect']>[],
): RowChanges {
  const old = new Map(before.map((one) => [one.key, one]));
  const kept = new Set(after.map((one) => one.key));
  const removed = before.filter((one) => !kept.has(one.key)).map(({ row }) => row());
  const added = after.filter((one) => !old.has(one.key)).map(({ row }) => row());
  const pairs = after.flatMap((one): RowPair<Table['$inferSelect']>[] => {
    const was = old.get(one.key);
    return was === undefined || was.source === one.source ? [] : [{ was: was.row(), is: one.row() }];
  });
  return {
    removed: bulkDelete(db, table, key, removed),
    changed: updates(db, { table, key }, pairs),
    added: bulkInsert(db, table, added),
  };
}

interface RowPair<Row> {
  readonly was: Row;
  readonly is: Row;
}

/** Rows that change in the same columns go together, so that no index is written for a column that stays. */
function updates<Table extends SQLiteTable>(
  db: Db,
  { table, key }: KeyedTable<Table>,
  pairs: readonly RowPair<Table['$inferSelect']>[],
): Write[] {
  const byColumns = new Map<string, Partial<Table['$inferInsert']>[]>();
  for (const { was, is } of pairs) {
    const columns = columnsThatDiffer(was, is);
    if (columns.length === 0) continue;
    const wanted = [...key, ...columns];
    const row = Object.fromEntries(Object.entries(is).filter(([name]) => wanted.includes(name)));
    const rows = byColumns.get(columns.join()) ?? [];
    rows.push(row as Partial<Table['$inferInsert']>);
    byColumns.set(columns.join(), rows);
  }
  return [...byColumns.values()].flatMap((rows) => bulkUpdate(db, table, key, rows));
}

const columnsThatDiffer = (was: Readonly<Record<string, unknown>>, is: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(is).filter((name) => !isSame(was[name], is[name]));
