import { readCredentials } from '../../../db/read/account.ts';
import type { AccountDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { openSession } from './sessions.ts';

/** Starts a session for a name and its password and returns the token. Every failure gets the same refusal. */
export async function logIn(
  deps: AccountDeps,
  { id, password, device }: { id: string; password: string; device: string },
): Promise<string> {
  const account = await readCredentials(deps.db, id);
  const fits = await deps.passwords.fits(account?.passwordHash, password);
  if (account === undefined || !fits) throw new Refusal('invalidCredentials');
  return openSession(deps, account.id, device);
}
