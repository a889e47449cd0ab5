import type { Millis } from '../../domain/kernel/time.ts';

interface Options<Value> {
  readonly kv: SyncKvStorage;
  readonly key: string;
  /** Undefined if there is nothing to store. */
  readonly read: () => Promise<Value | undefined>;
  readonly now: () => Millis;
  readonly maxAgeMs: number;
  /** False while the value may change in D1 at any time without an invalidation. */
  readonly isStable: () => boolean;
}

interface Stored<Value> {
  readonly value: Value;
  readonly readAt: Millis;
}

/**
 * A value of D1, stored in the object until it is invalidated, as the object is often evicted between two requests.
 * Concurrent callers share the pending read, if it began after the last invalidation.
 */
export class CachedRead<Value> {
  readonly #options: Options<Value>;
  #cached: Stored<Value> | undefined;
  #pending: Promise<Value | undefined> | null = null;
  /** Increases with each invalidation; what a read from before it returns is not stored. */
  #generation = 0;

  constructor(options: Options<Value>) {
    this.#options = options;
  }

  async get(): Promise<Value | undefined> {
    const { read, isStable } = this.#options;
    return isStable() ? (this.#stored()?.value ?? this.#pending ?? this.#readAndStore()) : read();
  }

  /** True if there was a stored value or a pending read. */
  invalidate(): boolean {
    const { kv, key } = this.#options;
    this.#generation += 1;
    const hadPending = this.#pending !== null;
    this.#pending = null;
    this.#cached = undefined;
    return kv.delete(key) || hadPending;
  }

  /** Replaces the stored value by what follows from it. */
  update(change: (value: Value) => Value): void {
    const stored = this.#stored();
    if (stored !== undefined) this.#store({ ...stored, value: change(stored.value) });
  }

  #stored(): Stored<Value> | undefined {
    const { kv, key, now, maxAgeMs } = this.#options;
    this.#cached ??= kv.get<Stored<Value>>(key);
    if (this.#cached !== undefined && this.#cached.readAt <= now() - maxAgeMs) this.invalidate();
    return this.#cached;
  }

  async #readAndStore(): Promise<Value | undefined> {
    const generation = this.#generation;
    const readAt = this.#options.now();
    const pending = this.#options.read();
    this.#pending = pending;
    try {
      const value = await pending;
      if (value !== undefined && generation === this.#generation) this.#store({ value, readAt });
      return value;
    } finally {
      if (this.#pending === pending) this.#pending = null;
    }
  }

  #store(stored: Stored<Value>): void {
    this.#cached = stored;
    this.#options.kv.put(this.#options.key, stored);
  }
}
