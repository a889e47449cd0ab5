import { DurableObject } from 'cloudflare:workers';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { MINUTE } from '../../domain/kernel/time.ts';

/** Accounts active in the last minute. In memory only, as the next request restores it. */
export class PresenceObject extends DurableObject<Env> {
  private readonly seen = new Map<AccountId, number>();

  touch(account: AccountId): void {
    this.seen.set(account, Date.now());
    if (this.seen.size > 10_000) this.forget();
  }

  online(accounts: readonly AccountId[]): AccountId[] {
    const since = Date.now() - MINUTE;
    return accounts.filter((account) => (this.seen.get(account) ?? 0) > since);
  }

  private forget(): void {
    const since = Date.now() - MINUTE;
    for (const [account, at] of this.seen) if (at < since) this.seen.delete(account);
  }
}
