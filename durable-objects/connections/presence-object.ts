import { DurableObject } from 'cloudflare:workers';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import type { PresenceRpc } from '../objects.ts';

/** Some of the accounts active in the last minute. In memory only, as the next report restores it. */
export class PresenceObject extends DurableObject<Env> implements PresenceRpc {
  /** The longest ago comes first. */
  private readonly seen = new Map<AccountId, number>();

  touch(account: AccountId): void {
    const now = clock.now();
    this.seen.delete(account);
    this.seen.set(account, now);
    for (const [one, at] of this.seen) {
      if (at > now - MINUTE) break;
      this.seen.delete(one);
    }
  }

  online(accounts: readonly AccountId[]): AccountId[] {
    const since = clock.now() - MINUTE;
    return accounts.filter((account) => (this.seen.get(account) ?? 0) > since);
  }
}
