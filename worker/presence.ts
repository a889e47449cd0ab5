import type { AccountId } from '../domain/ids.ts';
import { presenceStub } from '../durable-objects/stubs.ts';

/** Notes that this account is here now. */
export const noteSeen = async (env: Env, account: AccountId): Promise<void> => presenceStub(env).touch(account);

/** Which of these accounts were seen in the last minute. */
export const whoIsOnline = async (env: Env, accounts: readonly AccountId[]): Promise<readonly AccountId[]> =>
  accounts.length === 0 ? [] : presenceStub(env).online(accounts);
