import type { Context } from 'hono';
import type { AppEnv } from './context.ts';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether there is no TLS: the browser is on the machine of a developer, or in the network of a hall. */
export const isLocal = (context: Context<AppEnv>): boolean =>
  LOCAL_HOSTS.includes(new URL(context.req.url).hostname) || context.env.HALL !== undefined;
