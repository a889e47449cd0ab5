import { DurableObject } from 'cloudflare:workers';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { ONLINE_MS } from '../../domain/kernel/limits.ts';
import { clock } from '../../services/platform/clock.ts';
import type { PresenceRpc } from '../objects.ts';

/** Some of the accounts that were here in the last minute. In memory only, as the next report restores it. */
export class PresenceObject extends DurableObject<Env> implements PresenceRpc {
  /** The longest ago comes first. */
  private readonly seen = new Map<AccountId, number>();

  touch(account: AccountId): void {
    const now = clock.now();
    this.seen.delete(account);
    this.seen.set(account, now);
    for (const [one, at] of this.seen) {
      if (at > now - ONLINE_MS) break;
      this.seen.delete(one);
    }
  }

  online(accounts: readonly AccountId[]): AccountId[] {
    const since = clock.now() - ONLINE_MS;
    return accounts.filter((account) => (this.seen.get(account) ?? 0) > since);
  }
}
