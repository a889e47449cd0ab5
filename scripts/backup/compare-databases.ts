import { createHash } from 'node:crypto';

/** Reads rows of a database, each as the list of its values. */
export type ReadRows = (sql: string) => Promise<readonly (readonly unknown[])[]>;

export interface TableRows {
  readonly table: string;
  readonly rows: number;
}

export interface Comparison {
  readonly tables: readonly TableRows[];
  /** Tables whose definition, indexes or rows differ, with the reason. */
  readonly differences: readonly string[];
}

/** Compares definitions, indexes and all rows of all tables of two databases. */
export async function compareDatabases(before: ReadRows, after: ReadRows): Promise<Comparison> {
  const [one, other] = [await contentsOf(before), await contentsOf(after)];
  const tables = [...one].map(([table, { rows }]) => ({ table, rows }));
  return {
    tables,
    differences: [...new Set([...one.keys(), ...other.keys()])].flatMap((table) => differenceOf(table)),
  };

  function differenceOf(table: string): string[] {
    const [was, is] = [one.get(table), other.get(table)];
    if (was === undefined || is === undefined)
      return [`${table}: only in the ${was === undefined ? 'copy' : 'original'}`];
    if (was.definition !== is.definition) return [`${table}: another definition`];
    if (was.rows !== is.rows) return [`${table}: ${was.rows} rows, ${is.rows} in the copy`];
    return was.digest === is.digest ? [] : [`${table}: rows differ`];
  }
}

interface Contents {
  readonly definition: string;
  readonly rows: number;
  readonly digest: string;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables of the platform and of SQLite are not part of an export. */
const DEFINITIONS = `SELECT tbl_name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND tbl_name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND tbl_name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  ORDER BY tbl_name, type DESC, name`;

async function contentsOf(read: ReadRows): Promise<ReadonlyMap<string, Contents>> {
  const definitions = new Map<string, string>();
  for (const [table, sql] of await read(DEFINITIONS)) {
    const name = String(table);
    definitions.set(name, `${definitions.get(name) ?? ''}${comparable(String(sql))}\n`);
  }
  const contents = new Map<string, Contents>();
  for (const [table, definition] of definitions) {
    // The order of the rows is not part of a database, but their ids are, where they have a column.
    const rows = (await read(`SELECT * FROM ${quoted(table)}`)).map((row) => JSON.stringify(row.map(exact))).sort();
    const digest = createHash('sha256').update(rows.join('\n')).digest('hex');
    contents.set(table, { definition, rows: rows.length, digest });
  }
  return contents;
}

/** An export writes definitions with this condition. */
const comparable = (sql: string): string => sql.replace(/^CREATE TABLE IF NOT EXISTS /, 'CREATE TABLE ');

/** Keeps a text and a blob of the same bytes apart. */
const exact = (value: unknown): unknown =>
  value instanceof Uint8Array || value instanceof ArrayBuffer || Array.isArray(value)
    ? { blob: Buffer.from(new Uint8Array(value as ArrayBuffer)).toString('base64') }
    : value;
