import { createMiddleware } from 'hono/factory';
import { move } from '../../contract/calls.ts';
import { pathOf } from '../../contract/http/request.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import { actorOfSession, sessionOf } from '../../services/account/login/sessions.ts';
import { addressOf } from '../address.ts';
import { isCall } from '../call-path.ts';
import type { AppEnv } from '../context.ts';
import { makeDeps } from '../deps.ts';
import { tokenOf } from '../session-cookie.ts';
import { isRaw } from './sent-body.ts';

/** Resolves the actor once per request. */
export const session = createMiddleware<AppEnv>(async (context, next) => {
  const deps = makeDeps(context.env, addressOf(context));
  const id = await sessionOf(tokenOf(context));
  context.set('requestId', crypto.randomUUID());
  context.set('deps', deps);
  context.set('session', id);
  context.set(
    'actor',
    id === null || isRaw(context) || !isAsked(context.req.path) ? VISITOR : await actorOfSession(deps, id),
  );
  await next();
});

/**
 * Whether the database has to look up the session. Moves are frequent, and the game itself knows the sessions of its
 * players; pages are the same for every user.
 */
const isAsked = (path: string): boolean => isCall(path) && !path.startsWith(MOVES);

const MOVES = pathOf(move).split(':', 1).join();
