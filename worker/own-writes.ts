import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { move } from '../contract/calls.ts';
import { pathOf } from '../contract/http/request.ts';
import { OWN_WRITE_MS } from '../domain/kernel/limits.ts';
import { SECOND } from '../domain/kernel/time.ts';
import type { AppEnv } from './context.ts';
import { isLocal } from './local.ts';

const COOKIE = '__Host-rokade_wrote';
const READS: readonly string[] = ['GET', 'HEAD'];
const MOVES = pathOf(move).split(':', 1).join();

/**
 * Whether the browser has just written something: it then reads from the primary, past the edge. The writes are made by
 * several objects, so no bookmark of one connection would contain them all. A local server has neither edge nor replicas.
 */
export const hasJustWritten = (context: Context<AppEnv>): boolean =>
  isLocal(context) || getCookie(context, COOKIE) !== undefined;

/** Marks the browser after a write. A move changes no list. */
export const ownWrites = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { method, path } = context.req;
  if (READS.includes(method) || !context.res.ok || path.startsWith(MOVES) || isLocal(context)) return;
  setCookie(context, COOKIE, '1', {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
    maxAge: OWN_WRITE_MS / SECOND,
  });
});
