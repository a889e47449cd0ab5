import { SECOND } from './time.ts';

/** So many times within a span of time, whenever the span begins. */
export interface RateLimit {
  readonly most: number;
  readonly withinMs: number;
}

/** Something that was let through, and by when it is forgotten. While it is open, it may still turn out not to count. */
interface Attempt {
  readonly at: number;
  readonly until: number;
  open: boolean;
}

/** Somebody who is refused only because of open attempts may come again this soon. */
const OPEN_WAIT_MS = SECOND;

/** Counts by key what was done lately. Times are milliseconds and do not go back. */
export class RateCounter {
  readonly #attempts = new Map<string, Attempt[]>();

  /** How many keys are remembered. */
  get size(): number {
    return this.#attempts.size;
  }

  /**
   * Counts one attempt and gives 0; or counts nothing and gives the time in milliseconds after which to come again. An
   * open one holds its place until it is settled.
   */
  take(key: string, { most, withinMs }: RateLimit, now: number, open = false): number {
    const recent = this.#recent(key, now);
    const [oldest] = recent;
    if (recent.length >= most) {
      return recent.some((attempt) => attempt.open) ? OPEN_WAIT_MS : Math.max(1, (oldest?.until ?? now) - now);
    }
    this.#attempts.set(key, [...recent, { at: now, until: now + withinMs, open }]);
    return 0;
  }

  /** Says of an open attempt of that time whether it counts; what does not is forgotten. */
  settle(key: string, at: number, counts: boolean): void {
    const attempts = this.#attempts.get(key) ?? [];
    const settled = attempts.findIndex((attempt) => attempt.open && attempt.at === at);
    if (settled < 0) return;
    if (counts) Object.assign(attempts[settled] ?? {}, { open: false });
    else attempts.splice(settled, 1);
    if (attempts.length === 0) this.#attempts.delete(key);
  }

  /** Forgets what is over. */
  sweep(now: number): void {
    for (const key of this.#attempts.keys()) {
      const recent = this.#recent(key, now);
      if (recent.length === 0) this.#attempts.delete(key);
      else this.#attempts.set(key, recent);
    }
  }

  #recent = (key: string, now: number): Attempt[] => (this.#attempts.get(key) ?? []).filter(({ until }) => until > now);
}
