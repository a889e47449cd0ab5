import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

export interface Counted<Value> {
  readonly answer: Value;
  /** Statements that D1 was asked for, those of batches too. */
  readonly statements: number;
  /** Calls of D1: a batch is one. */
  readonly calls: number;
  /** How long they took, together. */
  readonly ms: number;
}

/** Counts the statements of D1 that an act causes, in the Worker and in the objects. */
export async function countedStatements<Value>(act: () => Promise<Value>): Promise<Counted<Value>> {
  const statement = Object.getPrototypeOf(env.DB.prepare('select 1')) as D1PreparedStatement;
  // The database's own batches go through a session, too.
  const session = Object.getPrototypeOf(env.DB.withSession('first-unconstrained')) as D1DatabaseSession;
  const pending: Promise<number>[] = [];
  let [statements, calls] = [0, 0];
  const timed = <Args extends unknown[], Result>(
    of: (...args: Args) => Promise<Result>,
    count: (...args: Args) => number,
  ) =>
    function counted(this: unknown, ...args: Args): Promise<Result> {
      statements += count(...args);
      calls += 1;
      const [began, result] = [performance.now(), of.apply(this, args)];
      pending.push(
        result.then(
          () => performance.now() - began,
          () => performance.now() - began,
        ),
      );
      return result;
    };
  const { raw, all, first, run } = statement;
  const { batch } = session;
  const many = (list: readonly unknown[]) => list.length;
  const spies = [
    vi.spyOn(statement, 'raw').mockImplementation(timed(raw as never, () => 1)),
    vi.spyOn(statement, 'all').mockImplementation(timed(all, () => 1)),
    vi.spyOn(statement, 'first').mockImplementation(timed(first as never, () => 1)),
    vi.spyOn(statement, 'run').mockImplementation(timed(run, () => 1)),
    vi.spyOn(session, 'batch').mockImplementation(timed(batch, many) as never),
  ];
  try {
    const answer = await act();
    const times = await Promise.all(pending);
    return { answer, statements, calls, ms: times.reduce((sum, one) => sum + one, 0) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
