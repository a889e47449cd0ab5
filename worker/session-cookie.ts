import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './context.ts';
import { isLocal } from './local.ts';

/** As long as browsers keep a cookie. How long the log-in holds is decided by the server's own record of it. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/**
 * A browser takes a cookie of the prefix `__Host-` over TLS only, and from this host only: no neighbour under the same
 * domain can plant one. Without TLS, as on the machine of a developer, it would never be kept.
 */
const nameOf = (context: Context<AppEnv>): string => (isLocal(context) ? 'rokade_session' : '__Host-rokade_session');

const options = (context: Context<AppEnv>) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: !isLocal(context) }) as const;

/** The token of the log-in that a request came with. */
export const tokenOf = (context: Context<AppEnv>): string | undefined => getCookie(context, nameOf(context));

export const keepSession = (context: Context<AppEnv>, token: string): void =>
  setCookie(context, nameOf(context), token, { ...options(context), maxAge: COOKIE_SECONDS });

export const forgetSession = (context: Context<AppEnv>): void => {
  deleteCookie(context, nameOf(context), options(context));
};
