import { DurableObject } from 'cloudflare:workers';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import type { PresenceRpc } from '../objects.ts';

/** Accounts active in the last minute. In memory only, as the next request restores it. */
export class PresenceObject extends DurableObject<Env> implements PresenceRpc {
  private readonly seen = new Map<AccountId, number>();

  touch(account: AccountId): void {
    this.seen.set(account, clock.now());
    if (this.seen.size > 10_000) this.forget();
  }

  online(accounts: readonly AccountId[]): AccountId[] {
    const since = clock.now() - MINUTE;
    return accounts.filter((account) => (this.seen.get(account) ?? 0) > since);
  }

  private forget(): void {
    const since = clock.now() - MINUTE;
    for (const [account, at] of this.seen) if (at < since) this.seen.delete(account);
  }
}
