import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { healthStub } from '../../durable-objects/stubs.ts';
import { readHealth } from '../../services/health/read-health.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';

/** How the server is, for its operator. */
export const health = new Hono<AppEnv>();

route(health, calls.readHealth, async ({ context, deps, actor }) => {
  const { hour, database } = await readHealth(deps, actor, async (from) => healthStub(context.env).since(from));
  return {
    hour,
    parkedMessages: database.parkedMessages,
    waitingMails: database.waitingMails,
    databaseBytes: database.bytes,
  };
});
