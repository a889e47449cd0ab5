import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './context.ts';
import { isLocal } from './local.ts';

/** The maximum that browsers keep a cookie. The server's own record decides when the session expires. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/**
 * Browsers accept cookies with the prefix `__Host-` over TLS only and from this host only, so no site on a sibling
 * domain can plant one. Without TLS, as on a developer's machine, such a cookie would never be stored.
 */
const nameOf = (context: Context<AppEnv>): string => (isLocal(context) ? 'rokade_session' : '__Host-rokade_session');

const options = (context: Context<AppEnv>) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: !isLocal(context) }) as const;

export const tokenOf = (context: Context<AppEnv>): string | undefined => getCookie(context, nameOf(context));

export const keepSession = (context: Context<AppEnv>, token: string): void =>
  setCookie(context, nameOf(context), token, { ...options(context), maxAge: COOKIE_SECONDS });

export const forgetSession = (context: Context<AppEnv>): void => {
  deleteCookie(context, nameOf(context), options(context));
};
