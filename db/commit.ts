import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import type { AccountId } from '../domain/kernel/ids.ts';
import { ok, type Result, refuse } from '../domain/kernel/result.ts';
import type { Db } from './client.ts';

export type Write = SQLWrapper;

/** Settles a race: a statement that must change exactly one row, and the refusal if it does not. */
export interface Claim<Key extends string> {
  readonly write: Write;
  readonly otherwise: Key;
}

/** Maps the violation of a unique index to a refusal: part of the index's column list as SQLite reports it. */
export interface UniqueRule<Key extends string> {
  readonly violates: string;
  readonly otherwise: Key;
}

/** Writes that are committed together. */
export interface Batch<Key extends string> {
  readonly claim?: Claim<Key>;
  readonly writes: readonly Write[];
  readonly unique?: readonly UniqueRule<Key>[];
}

export type CommitResult<Key extends string> = Result<true, Key>;

const LOST = 'claim lost';

/**
 * Runs all writes as one atomic batch. With a claim the batch is rolled back unless the claim changed exactly one row;
 * the check is a statement of the batch itself, because D1 has no interactive transactions.
 */
export async function commit<Key extends string>(db: Db, batch: Batch<Key>): Promise<CommitResult<Key>> {
  const done = await run(db, batch);
  return done.ok ? ok(true) : done;
}

/** The same; the result has the accounts that the writes return (`returning account`), each once. */
export async function commitReturning<Key extends string>(
  db: Db,
  batch: Batch<Key>,
): Promise<Result<readonly AccountId[], Key>> {
  const done = await run(db, batch);
  if (!done.ok) return done;
  const accounts = done.value.flatMap(({ results }) => results.flatMap(({ account }) => account ?? []));
  return ok([...new Set(accounts)]);
}

interface Returned {
  readonly account?: AccountId;
}

async function run<Key extends string>(
  db: Db,
  { claim, writes, unique = [] }: Batch<Key>,
): Promise<Result<readonly D1Result<Returned>[], Key>> {
  const batch: Write[] = claim === undefined ? [...writes] : [claim.write, claimCheck(), ...writes];
  if (batch.length === 0) return ok([]);
  try {
    return ok(await db.$client.batch<Returned>(batch.map((write) => statement(db, write))));
  } catch (error) {
    const text = messages(error);
    if (claim !== undefined && text.includes(LOST)) return refuse(claim.otherwise);
    const rule = unique.find(({ violates }) => text.includes('UNIQUE') && text.includes(violates));
    if (rule !== undefined) return refuse(rule.otherwise);
    throw error;
  }
}

const dialect = new SQLiteAsyncDialect();

/** Prepared here, because drizzle's own batch loses the values of a statement in plain SQL. */
function statement(db: Db, write: Write): D1PreparedStatement {
  const query = dialect.sqlToQuery(write.getSQL());
  return db.$client.prepare(query.sql).bind(...query.params);
}

/** An invalid JSON path raises an error that aborts the batch and contains the path. */
function claimCheck(): SQL {
  return sql`select case when changes() = 1 then 1 else json_extract('{}', ${LOST}) end`;
}

function messages(error: unknown): string {
  return error instanceof Error ? `${error.message} ${messages(error.cause)}` : '';
}
