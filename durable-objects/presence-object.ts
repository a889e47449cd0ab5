import { DurableObject } from 'cloudflare:workers';
import type { AccountId } from '../domain/ids.ts';
import { MINUTE } from '../domain/time.ts';

/** Who was seen in the last minute. In memory only: whoever is here is seen again at the next call. */
export class PresenceObject extends DurableObject<Env> {
  private readonly seen = new Map<AccountId, number>();

  /** Notes that this account is here now. */
  touch(account: AccountId): void {
    this.seen.set(account, Date.now());
    if (this.seen.size > 10_000) this.forget();
  }

  /** Which of these accounts were seen in the last minute. */
  online(accounts: readonly AccountId[]): AccountId[] {
    const since = Date.now() - MINUTE;
    return accounts.filter((account) => (this.seen.get(account) ?? 0) > since);
  }

  private forget(): void {
    const since = Date.now() - MINUTE;
    for (const [account, at] of this.seen) if (at < since) this.seen.delete(account);
  }
}
