import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { getTableConfig, SQLiteAsyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../db/client.ts';
import * as schema from '../../db/schema/index.ts';
import { erasureOf } from '../../db/write/erasure.ts';
import type { AccountId, NameHash } from '../../domain/kernel/ids.ts';
import { millis } from '../../domain/kernel/time.ts';
import { COLUMNS, type Erased } from '../support/account-columns.ts';

const TABLES = Object.values(schema).flatMap((one): SQLiteTable[] => (is(one, SQLiteTable) ? [one] : []));

const TEXTS = TABLES.flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter((column) => column.getSQLType() === 'text')
    .map((column) => `${getTableName(table)}.${column.name}`),
);

/** Columns that refer to accounts, with what the database does to their rows when an account is deleted. */
const REFERENCES = TABLES.flatMap((table) =>
  getTableConfig(table).foreignKeys.flatMap(({ reference, onDelete }) => {
    const { columns, foreignTable } = reference();
    const name = columns.map((column) => `${getTableName(table)}.${column.name}`).join();
    return foreignTable === schema.accounts ? [{ name, goes: onDelete === 'cascade' }] : [];
  }),
);

const marked = (what: Erased): string[] => TEXTS.filter((column) => COLUMNS[column] === what);

/** What the erasure writes, as SQL. No statement is run: the database is none. */
function written(): readonly string[] {
  const db: Db = drizzle({} as D1Database, { schema });
  const erasure = { account: 'kari' as AccountId, standIn: 'x1' as AccountId, nameHash: 'hash' as NameHash };
  const dialect = new SQLiteAsyncDialect();
  return erasureOf(db, erasure, millis(0)).writes.map((write) => dialect.sqlToQuery(write.getSQL()).sql);
}

/** The columns that one statement sets. */
function rewritten(statement: string): string[] {
  const [, table, set = ''] = /^update "(\w+)"(?: as \w+)?\s+set\s+([\s\S]*)/.exec(statement) ?? [];
  return TEXTS.filter((name) => {
    const [of, column] = name.split('.');
    return of === table && new RegExp(`(?:^|,\\s*)"?${column}"? = `).test(set.split(/\n? *where /)[0] ?? '');
  });
}

describe('the erasure of an account', () => {
  it('the erasure of an account covers every stored text: a new column declares whether it holds accounts', () => {
    expect(Object.keys(COLUMNS).sort()).toEqual([...TEXTS].sort());
  });

  it('the erasure of an account leaves out no row that refers to an account', () => {
    expect(REFERENCES.filter(({ name }) => COLUMNS[name] === 'none')).toEqual([]);
  });

  it('the database deletes an erased account’s own rows', () => {
    const going = REFERENCES.filter(({ goes }) => goes).map(({ name }) => name);
    expect(marked('goes').filter((name) => name !== 'accounts.id' && !going.includes(name))).toEqual([]);
    expect(written().filter((statement) => statement.startsWith('delete from "accounts"'))).not.toEqual([]);
  });

  it('the erasure of an account rewrites every text that others keep', () => {
    const set = new Set(written().flatMap(rewritten));
    expect(marked('rewritten').filter((name) => !set.has(name))).toEqual([]);
  });
});
