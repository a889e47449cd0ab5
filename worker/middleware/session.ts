import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { VISITOR } from '../../domain/access/actor.ts';
import { actorOfSession } from '../../services/account/sessions.ts';
import type { AppEnv } from '../context.ts';
import { makeDeps } from '../deps.ts';

export const SESSION_COOKIE = 'rokade_session';

/** Finds out who is asking, once for each request. */
export const session = createMiddleware<AppEnv>(async (context, next) => {
  const deps = makeDeps(context.env);
  const token = getCookie(context, SESSION_COOKIE);
  context.set('requestId', crypto.randomUUID());
  context.set('deps', deps);
  context.set('actor', token === undefined ? VISITOR : await actorOfSession(deps, token));
  await next();
});
