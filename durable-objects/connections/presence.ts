import { describeFault } from '../../db/fault.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { PRESENCE_TOUCH_MS } from '../../domain/kernel/limits.ts';
import { clock } from '../../services/platform/clock.ts';
import { presenceShard, presenceStub } from '../stubs.ts';

/** When this isolate has last reported each account; the longest ago comes first. */
const reported = new Map<AccountId, number>();

/** Notes that somebody is here, at most once in 45 seconds. No answer waits for it. */
export async function noteSeen(env: Pick<Env, 'PRESENCE'>, account: AccountId): Promise<void> {
  const now = clock.now();
  for (const [one, at] of reported) {
    if (at <= now && at > now - PRESENCE_TOUCH_MS) break;
    reported.delete(one);
  }
  if (reported.has(account)) return;
  reported.set(account, now);
  try {
    await presenceStub(env, presenceShard(account)).touch(account);
  } catch (error) {
    reported.delete(account);
    console.error(JSON.stringify({ presence: describeFault(error) }));
  }
}

/** Those of the accounts that have been here in the last minute. */
export async function loadPresence(
  env: Pick<Env, 'PRESENCE'>,
  accounts: readonly AccountId[],
): Promise<readonly AccountId[]> {
  const shards = new Map<string, AccountId[]>();
  for (const account of accounts) {
    const shard = presenceShard(account);
    shards.set(shard, [...(shards.get(shard) ?? []), account]);
  }
  const online = await Promise.all([...shards].map(([shard, some]) => presenceStub(env, shard).online(some)));
  return online.flat();
}
