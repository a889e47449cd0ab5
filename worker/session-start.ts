import type { Context } from 'hono';
import type { AuthInfo } from '../contract/accounts/accounts.ts';
import type { Actor } from '../domain/access/actor.ts';
import { actorOfSession, sessionOf } from '../services/account/login/sessions.ts';
import { ownAccount } from '../services/account/settings.ts';
import type { Deps } from '../services/deps.ts';
import { orNotFound } from '../services/refusal.ts';
import type { AppEnv } from './context.ts';
import { presentAuthInfo } from './present/account.ts';
import { keepSession } from './session-cookie.ts';

/** Sets the session cookie and returns the logged-in user. */
export async function startSession(context: Context<AppEnv>, token: string): Promise<AuthInfo> {
  const { deps } = context.var;
  keepSession(context, token);
  const { session } = orNotFound(await sessionOf(deps, token), 'internalError');
  return readerOf(deps, await actorOfSession(deps, session));
}

/** The logged-in user, or that there is none. */
export async function readerOf(deps: Deps, actor: Actor): Promise<AuthInfo> {
  if (actor.kind === 'visitor') return { authenticated: false, info: null };
  return presentAuthInfo(actor, await ownAccount(deps, actor));
}
