import { type Invocation, UsageError } from './command.ts';
import { serverText } from './messages.ts';
import { CallRefused, Session } from './session.ts';

export const LOG_IN_OPTIONS = {
  base: { type: 'string' },
  user: { type: 'string' },
  password: { type: 'string' },
} as const;

export const LOG_IN_HELP = `\
  --base URL             the server (default http://localhost:8787)
  --user ID              the user there (default admin)
  --password WORD        the password; by default ROKADE_PASSWORD, and the demo's on this machine`;

/** The demo world of `npm start`; no deployment has these credentials. */
const LOCAL = { base: 'http://localhost:8787', user: 'admin', password: 'rokade-demo' } as const;

export async function logIn(options: Invocation['options']): Promise<Session> {
  const session = new Session(String(options.base ?? LOCAL.base));
  const demo = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(session.base) ? LOCAL.password : '';
  const password = String(options.password ?? process.env.ROKADE_PASSWORD ?? demo);
  if (password === '') throw new UsageError('--password or ROKADE_PASSWORD is needed');
  try {
    return await session.logIn(String(options.user ?? LOCAL.user), password);
  } catch (error) {
    if (error instanceof CallRefused) throw new UsageError(`could not log in: ${serverText(error)}`);
    throw new UsageError(`no server answers at ${session.base}`);
  }
}

/** A refused call; other errors are thrown on. */
export function refusal(error: unknown): CallRefused {
  if (error instanceof CallRefused) return error;
  throw error;
}
