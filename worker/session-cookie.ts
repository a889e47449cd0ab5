import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SESSION_COOKIE } from './middleware/session.ts';

/** As long as browsers keep a cookie. How long the log-in holds is decided by the server's own record of it. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Without TLS, as on the machine of a developer, a Secure cookie would never be sent. */
const options = (context: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: !LOCAL.includes(new URL(context.req.url).hostname),
  }) as const;

export const keepSession = (context: Context, token: string): void =>
  setCookie(context, SESSION_COOKIE, token, { ...options(context), maxAge: COOKIE_SECONDS });

export const forgetSession = (context: Context): void => {
  deleteCookie(context, SESSION_COOKIE, options(context));
};
