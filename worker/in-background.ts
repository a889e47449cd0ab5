import type { Context } from 'hono';
import { describeFault } from '../db/fault.ts';
import type { AppEnv } from './context.ts';

/** Goes on with this after the answer, which does not tell whether it has worked: a fault is logged. */
export function inBackground(context: Context<AppEnv>, what: string, work: Promise<void>): void {
  const { requestId } = context.var;
  const heard = work.catch((error: unknown) =>
    console.error(JSON.stringify({ request: requestId, what, error: describeFault(error) })),
  );
  context.executionCtx.waitUntil(heard);
}
