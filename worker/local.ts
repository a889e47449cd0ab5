import type { Context } from 'hono';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the browser is on the machine of a developer, where there is no TLS. */
export const isLocal = (context: Context): boolean => LOCAL_HOSTS.includes(new URL(context.req.url).hostname);
