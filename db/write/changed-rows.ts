import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isSame } from '../../domain/kernel/same.ts';
import { bulkDelete, bulkInsert, bulkUpdate } from '../bulk.ts';
import type { Db } from '../client.ts';
import type { Write } from '../commit.ts';

/** A row to be stored with the value that it is built from: the same source gives the same row. */
export interface StoredRow<Row> {
  /** Identifies the row within its table. */
  readonly key: string;
  readonly source: unknown;
  readonly row: () => Row;
}

/** Statements that change a table from one list of rows to another, in the order that foreign keys require. */
export interface RowChanges {
  readonly removed: readonly Write[];
  readonly changed: readonly Write[];
  readonly added: readonly Write[];
}

/** A table and the columns by which its rows are found, none of which may be null. */
export interface KeyedTable<Table extends SQLiteTable> {
  readonly table: Table;
  readonly key: readonly (keyof Table['$inferSelect'] & string)[];
}

/** The statements that change the rows of `before` to those of `after`: only rows and columns that differ. */
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
    const known = old.get(one.key);
    return known === undefined || known.source === one.source ? [] : [{ before: known.row(), after: one.row() }];
  });
  return {
    removed: bulkDelete(db, table, key, removed),
    changed: updates(db, { table, key }, pairs),
    added: bulkInsert(db, table, added),
  };
}

interface RowPair<Row> {
  readonly before: Row;
  readonly after: Row;
}

/** Groups rows that change in the same columns, so that no index is written for an unchanged column. */
function updates<Table extends SQLiteTable>(
  db: Db,
  { table, key }: KeyedTable<Table>,
  pairs: readonly RowPair<Table['$inferSelect']>[],
): Write[] {
  const byColumns = new Map<string, Partial<Table['$inferInsert']>[]>();
  for (const { before, after } of pairs) {
    const columns = columnsThatDiffer(before, after);
    if (columns.length === 0) continue;
    const wanted = [...key, ...columns];
    const row = Object.fromEntries(Object.entries(after).filter(([name]) => wanted.includes(name)));
    const rows = byColumns.get(columns.join()) ?? [];
    rows.push(row as Partial<Table['$inferInsert']>);
    byColumns.set(columns.join(), rows);
  }
  return [...byColumns.values()].flatMap((rows) => bulkUpdate(db, table, key, rows));
}

const columnsThatDiffer = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] => Object.keys(after).filter((name) => !isSame(before[name], after[name]));
