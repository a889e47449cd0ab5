import { SECOND } from '../kernel/time.ts';

export interface RateLimit {
  readonly most: number;
  readonly withinMs: number;
}

/** A counted attempt and its expiry. An open attempt may still turn out not to count. */
interface Attempt {
  readonly at: number;
  readonly until: number;
  open: boolean;
}

/** Retry delay if only open attempts fill the limit. */
const OPEN_WAIT_MS = SECOND;

/** Sliding-window counter by key; times in milliseconds, never decreasing. */
export class RateCounter {
  readonly #attempts = new Map<string, Attempt[]>();

  get size(): number {
    return this.#attempts.size;
  }

  /** Returns 0, or the milliseconds to wait. An open attempt occupies its slot until settled. */
  take(key: string, { most, withinMs }: RateLimit, now: number, open = false): number {
    const recent = this.#recent(key, now);
    const [oldest] = recent;
    if (recent.length >= most) {
      return recent.some((attempt) => attempt.open) ? OPEN_WAIT_MS : Math.max(1, (oldest?.until ?? now) - now);
    }
    this.#attempts.set(key, [...recent, { at: now, until: now + withinMs, open }]);
    return 0;
  }

  /** Settles an open attempt; one that does not count is removed. */
  settle(key: string, at: number, counts: boolean): void {
    const attempts = this.#attempts.get(key) ?? [];
    const settled = attempts.findIndex((attempt) => attempt.open && attempt.at === at);
    if (settled < 0) return;
    if (counts) Object.assign(attempts[settled] ?? {}, { open: false });
    else attempts.splice(settled, 1);
    if (attempts.length === 0) this.#attempts.delete(key);
  }

  sweep(now: number): void {
    for (const key of this.#attempts.keys()) {
      const recent = this.#recent(key, now);
      if (recent.length === 0) this.#attempts.delete(key);
      else this.#attempts.set(key, recent);
    }
  }

  #recent = (key: string, now: number): Attempt[] => (this.#attempts.get(key) ?? []).filter(({ until }) => until > now);
}
