import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

export interface Counted<Value> {
  readonly answer: Value;
  /** Statements that D1 was asked for, those of batches too. */
  readonly statements: number;
  /** Calls of D1: a batch is one. */
  readonly calls: number;
}

/** Counts the statements of D1 that an act causes, in the Worker and in the objects. */
export async function countedStatements<Value>(act: () => Promise<Value>): Promise<Counted<Value>> {
  const statement = Object.getPrototypeOf(env.DB.prepare('select 1')) as D1PreparedStatement;
  // The database's own batches go through a session, too.
  const session = Object.getPrototypeOf(env.DB.withSession('first-unconstrained')) as D1DatabaseSession;
  let [statements, calls] = [0, 0];
  const tallied = <Args extends unknown[], Result>(
    of: (...args: Args) => Promise<Result>,
    count: (...args: Args) => number,
  ) =>
    function counted(this: unknown, ...args: Args): Promise<Result> {
      statements += count(...args);
      calls += 1;
      return of.apply(this, args);
    };
  const { raw, all, first, run } = statement;
  const { batch } = session;
  const many = (list: readonly unknown[]) => list.length;
  const spies = [
    vi.spyOn(statement, 'raw').mockImplementation(tallied(raw as never, () => 1)),
    vi.spyOn(statement, 'all').mockImplementation(tallied(all, () => 1)),
    vi.spyOn(statement, 'first').mockImplementation(tallied(first as never, () => 1)),
    vi.spyOn(statement, 'run').mockImplementation(tallied(run, () => 1)),
    vi.spyOn(session, 'batch').mockImplementation(tallied(batch, many) as never),
  ];
  try {
    return { answer: await act(), statements, calls };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
