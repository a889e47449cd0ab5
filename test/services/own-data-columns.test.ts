import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ownDataAnswer } from '../../contract/accounts/own-data.ts';
import * as schema from '../../db/schema/index.ts';
import { COLUMNS } from '../support/account-columns.ts';
import { OWN_DATA } from '../support/own-data-columns.ts';

const NAMES = Object.values(schema).flatMap((one): string[] =>
  is(one, SQLiteTable)
    ? Object.values(getTableColumns(one)).map((column) => `${getTableName(one)}.${column.name}`)
    : [],
);
const tableOf = (column: string): string => column.split('.')[0] ?? '';

/** Tables whose rows are somebody's own: every column of theirs says something of a person. */
const OWN_TABLES = new Set([
  'participants',
  ...Object.keys(COLUMNS)
    .filter((column) => COLUMNS[column] === 'goes' && /^accounts\.id$|\.account$/.test(column))
    .map(tableOf),
]);

const OF_PERSONS = NAMES.filter((column) => OWN_TABLES.has(tableOf(column)) || (COLUMNS[column] ?? 'none') !== 'none');

/** Every part of the answer, as `games.white`. */
function partsOf(value: z.ZodType, path = ''): string[] {
  if (value instanceof z.ZodNullable) return partsOf(value.unwrap() as z.ZodType, path);
  if (value instanceof z.ZodArray) return [path, ...partsOf(value.element as z.ZodType, path)];
  if (!(value instanceof z.ZodObject)) return [path];
  return [
    path,
    ...Object.entries(value.shape).flatMap(([name, part]) => partsOf(part, path === '' ? name : `${path}.${name}`)),
  ];
}

describe("the export of one's own data", () => {
  it('the export of one’s own data covers every stored column about a person', () => {
    expect(OF_PERSONS.filter((column) => !(column in OWN_DATA))).toEqual([]);
    expect(Object.keys(OWN_DATA).filter((column) => !OF_PERSONS.includes(column))).toEqual([]);
  });

  it('the export of one’s own data has each part that a column is assigned to', () => {
    const parts = new Set(partsOf(ownDataAnswer));
    const shown = Object.values(OWN_DATA).flatMap((one) => ('in' in one ? [one.in] : []));
    expect(shown.filter((part) => !parts.has(part))).toEqual([]);
  });
});
