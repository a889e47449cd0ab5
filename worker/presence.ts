import type { AccountId } from '../domain/kernel/ids.ts';
import { presenceStub } from '../durable-objects/stubs.ts';

export const noteSeen = async (env: Env, account: AccountId): Promise<void> => presenceStub(env).touch(account);

export const loadPresence = async (env: Env, accounts: readonly AccountId[]): Promise<readonly AccountId[]> =>
  accounts.length === 0 ? [] : presenceStub(env).online(accounts);
