import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether there is no TLS: on a developer's machine, or in LAN mode. */
export const isLocal = (context: Context<AppEnv>): boolean =>
  LOCAL_HOSTS.includes(new URL(context.req.url).hostname) || context.env.HALL !== undefined;
