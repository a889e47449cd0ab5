import { createMiddleware } from 'hono/factory';
import { move } from '../../contract/calls.ts';
import { pathOf } from '../../contract/http/request.ts';
import { VISITOR } from '../../domain/access/actor.ts';
import { actorOfSession, sessionOf } from '../../services/account/login/sessions.ts';
import { addressOf } from '../address.ts';
import { isCall } from '../call-path.ts';
import type { AppEnv } from '../context.ts';
import { makeDeps } from '../deps.ts';
import { keepSession, tokenOf } from '../session-cookie.ts';
import { isRaw } from './sent-body.ts';

/** Resolves the actor once per request. Pages are the same for every user. */
export const session = createMiddleware<AppEnv>(async (context, next) => {
  const deps = makeDeps(context.env, addressOf(context));
  const { path } = context.req;
  const found = isCall(path) ? await sessionOf(deps, tokenOf(context)) : null;
  context.set('requestId', crypto.randomUUID());
  context.set('deps', deps);
  context.set('session', found?.session ?? null);
  context.set(
    'actor',
    found === null || isRaw(context) || isMove(path) ? VISITOR : await actorOfSession(deps, found.session),
  );
  if (found !== null && found.newToken !== null) keepSession(context, found.newToken);
  await next();
});

/** Moves are frequent, and the game itself knows the sessions of its players. */
const isMove = (path: string): boolean => path.startsWith(MOVES);

const MOVES = pathOf(move).split(':', 1).join();
