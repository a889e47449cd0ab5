import { DurableObject } from 'cloudflare:workers';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { ONLINE_MS } from '../../domain/kernel/limits.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';
import type { PresenceRpc } from '../objects.ts';

/** All reports are one stored row, written at most once in this time. */
const STORE_MS = 5 * SECOND;

/** With more accounts a report comes every few milliseconds, and the object stays in memory. */
const MOST_STORED = 10_000;

/**
 * Some of the accounts that were here in the last minute. The reports of an account are 45 s apart, and the platform
 * takes an object out of memory after ten idle seconds, so they are stored.
 */
export class PresenceObject extends DurableObject<Env> implements PresenceRpc {
  /** The longest ago comes first. */
  private readonly seen: Map<AccountId, number>;
  private storedAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.seen = ctx.storage.kv.get<Map<AccountId, number>>('seen') ?? new Map();
  }

  touch(account: AccountId): void {
    const now = clock.now();
    this.seen.delete(account);
    this.seen.set(account, now);
    for (const [one, at] of this.seen) {
      if (at > now - ONLINE_MS) break;
      this.seen.delete(one);
    }
    if (this.seen.size > MOST_STORED) return;
    if (Math.abs(now - this.storedAt) >= STORE_MS) this.store();
    else this.timer ??= setTimeout(() => this.store(), STORE_MS);
  }

  online(accounts: readonly AccountId[]): AccountId[] {
    const since = clock.now() - ONLINE_MS;
    return accounts.filter((account) => (this.seen.get(account) ?? 0) > since);
  }

  private store(): void {
    clearTimeout(this.timer);
    this.timer = null;
    this.storedAt = clock.now();
    this.ctx.storage.kv.put('seen', this.seen);
  }
}
