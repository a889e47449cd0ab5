import type { AccountId } from '../domain/ids.ts';

/** One object knows who is here. */
const presence = (env: Env) => env.PRESENCE.getByName('everybody');

/** Notes that this account is here now. */
export const noteSeen = async (env: Env, account: AccountId): Promise<void> => presence(env).touch(account);

/** Which of these accounts were seen in the last minute. */
export const whoIsOnline = async (env: Env, accounts: readonly AccountId[]): Promise<readonly AccountId[]> =>
  accounts.length === 0 ? [] : presence(env).online(accounts);
