import { createMiddleware } from 'hono/factory';
import { EMBED_POLICY, PAGE_HEADERS, TRANSPORT_SECURITY } from '../../contract/page-headers.ts';
import { SERVER_TIME } from '../../contract/server-time.ts';
import type { AppEnv } from '../context.ts';
import { isLocal } from '../local.ts';

const SWITCHING_PROTOCOLS = 101;
const POLICY = 'content-security-policy';

/**
 * Every answer says what the pages say, and is kept by no cache: most depend on who reads. One that is the same for
 * every stranger says otherwise by itself.
 */
export const answerHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  if (context.res.status === SWITCHING_PROTOCOLS) return;
  // The answer of an object cannot be written to.
  const answer = new Response(context.res.body, context.res);
  const headers = { ...PAGE_HEADERS, ...(!isLocal(context) && TRANSPORT_SECURITY) };
  for (const [name, value] of Object.entries(headers)) {
    // What another site may show in a frame has said so.
    if (name === POLICY && answer.headers.get(POLICY) === EMBED_POLICY) continue;
    answer.headers.set(name, value);
  }
  answer.headers.set(SERVER_TIME, String(Date.now()));
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store');
  context.res = undefined;
  context.res = answer;
});
