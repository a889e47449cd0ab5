import type { Context } from 'hono';
import { describeFault } from '../db/fault.ts';
import type { AppEnv } from './context.ts';

/** Continues after the response, which therefore does not reveal the outcome; errors are logged. */
export function inBackground(context: Context<AppEnv>, what: string, work: Promise<void>): void {
  const { requestId } = context.var;
  const settled = work.catch((error: unknown) =>
    console.error(JSON.stringify({ request: requestId, what, error: describeFault(error) })),
  );
  context.executionCtx.waitUntil(settled);
}
