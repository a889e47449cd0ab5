import { env } from 'cloudflare:workers';
import { vi } from 'vitest';

const DATABASE = Object.getPrototypeOf(env.DB) as D1Database;
const STATEMENT = Object.getPrototypeOf(env.DB.prepare('select 1')) as D1PreparedStatement;

/** Runs something, and counts the calls of D1 that the Worker and all its objects make meanwhile. A batch is one call. */
export async function d1CallsOf(act: () => Promise<unknown>): Promise<number> {
  const spies = [
    vi.spyOn(DATABASE, 'batch'),
    ...(['all', 'run', 'raw', 'first'] as const).map((name) => vi.spyOn(STATEMENT, name)),
  ];
  try {
    await act();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
