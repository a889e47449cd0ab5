import { createMiddleware } from 'hono/factory';
import { EMBED_POLICY, PAGE_HEADERS, TRANSPORT_SECURITY } from '../../contract/http/page-headers.ts';
import { SERVER_TIME } from '../../contract/http/server-time.ts';
import { clock } from '../../services/platform/clock.ts';
import type { AppEnv } from '../context.ts';
import { isLocal } from '../local.ts';

const SWITCHING_PROTOCOLS = 101;
const POLICY = 'content-security-policy';

/**
 * Adds the headers of the pages to every response and disables caching, because most responses depend on the user.
 * Routes with public responses set their own caching headers.
 */
export const answerHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.status === SWITCHING_PROTOCOLS) return;
  // The headers of an object's response are immutable.
  const answer = new Response(context.res.body, context.res);
  const headers = { ...PAGE_HEADERS, ...(!isLocal(context) && TRANSPORT_SECURITY) };
  for (const [name, value] of Object.entries(headers)) {
    // Embeds have set their own policy.
    if (name === POLICY && answer.headers.get(POLICY) === EMBED_POLICY) continue;
    answer.headers.set(name, value);
  }
  answer.headers.set(SERVER_TIME, String(clock.now()));
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store');
  context.res = undefined;
  context.res = answer;
});
