import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { type Actor, VISITOR } from '../../domain/access/actor.ts';
import { actorOfSession } from '../../services/account/sessions.ts';
import type { Deps } from '../../services/deps.ts';
import type { AppEnv } from '../context.ts';
import { makeDeps } from '../deps.ts';
import { rememberedActor } from '../session-memory.ts';

export const SESSION_COOKIE = 'rokade_session';

/** Finds out who is asking, once for each request. */
export const session = createMiddleware<AppEnv>(async (context, next) => {
  const deps = makeDeps(context.env);
  const token = getCookie(context, SESSION_COOKIE);
  context.set('requestId', crypto.randomUUID());
  context.set('deps', deps);
  context.set('actor', token === undefined ? VISITOR : await actorOf(context.req.path, deps, token));
  await next();
});

/** Moves come many a minute: who makes them is not read from the database each time. */
const actorOf = (path: string, deps: Deps, token: string): Promise<Actor> =>
  path.startsWith('/s/game/move/') ? rememberedActor(deps, token) : actorOfSession(deps, token);
