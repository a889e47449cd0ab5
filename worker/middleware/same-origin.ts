import { createMiddleware } from 'hono/factory';
import { Refusal } from '../../services/refusal.ts';
import type { AppEnv } from '../context.ts';
import { isRaw } from './sent-body.ts';

/**
 * Refuses writes and sockets from other sites' pages (CSRF), because cookies alone do not prove intent. Calls of other
 * servers are authorised by their signature, and no cookie is read for them.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (context, next) => {
  const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
  if (!isRaw(context) && (!reads || context.req.header('upgrade') !== undefined)) {
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const foreignOrigin = origin !== undefined && !sameHost(origin, context.req.url);
    if (foreignOrigin || site === 'cross-site' || site === 'same-site') throw new Refusal('forbiddenOrigin');
  }
  await next();
});

function sameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
