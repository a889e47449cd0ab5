import { type AccountId, asId, isId, type SessionId } from '../../../domain/kernel/ids.ts';
import { hashToken, sessionSecret } from './random-secrets.ts';

/** What a session token says: the secret, and whose it is. Tokens of earlier versions are the secret alone. */
export interface SessionToken {
  readonly account: AccountId | null;
  readonly id: SessionId;
  readonly secret: string;
}

const SECRET = /^[\w-]{43}$/;

/** A new session token with the hash that is stored of it. */
export async function newSessionToken(account: AccountId): Promise<{ readonly token: string; readonly id: SessionId }> {
  const secret = sessionSecret();
  return { token: tokenOf(account, secret), id: await hashToken(secret) };
}

/**
 * The account leads to the object that knows the sessions; it proves nothing. Only the secret is hashed, so a token of an
 * earlier version gets its account without a new session.
 */
export const tokenOf = (account: AccountId, secret: string): string => `${account}.${secret}`;

/** Null if the token is malformed. */
export async function readToken(token: string): Promise<SessionToken | null> {
  const [secret = '', account, ...more] = token.split('.').reverse();
  if (!SECRET.test(secret) || more.length > 0 || (account !== undefined && !isId(account))) return null;
  return { account: account === undefined ? null : asId<AccountId>(account), id: await hashToken(secret), secret };
}
