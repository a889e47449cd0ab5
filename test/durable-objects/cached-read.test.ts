import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import { CachedRead } from '../../durable-objects/person/cached-read.ts';
import { ChangesUnderWay } from '../../durable-objects/person/changes-under-way.ts';

/** The storage of an object, whose rows outlive its memory; a dead object writes no more. */
class Storage implements SyncKvStorage {
  readonly #rows: Map<string, unknown>;
  isDead = false;

  constructor(rows: Map<string, unknown>) {
    this.#rows = rows;
  }

  get<Value>(key: string): Value | undefined {
    return structuredClone(this.#rows.get(key)) as Value | undefined;
  }

  put<Value>(key: string, value: Value): void {
    if (!this.isDead) this.#rows.set(key, structuredClone(value));
  }

  delete(key: string): boolean {
    return !this.isDead && this.#rows.delete(key);
  }

  *list<Value>({ prefix = '' }: SyncKvListOptions = {}): Iterable<[string, Value]> {
    for (const [key, value] of this.#rows) if (key.startsWith(prefix)) yield [key, value as Value];
  }
}

const MAX_AGE_MS = 600_000;

/** A database with one number, and an object that caches it; both can die and be slow. */
class World {
  now: Millis = millis(0);
  stored = 0;
  reads = 0;
  #begun = 0;
  readonly #rows = new Map<string, unknown>();
  #storage = new Storage(this.#rows);
  readonly #latency: () => Promise<unknown>;
  #changes!: ChangesUnderWay;
  #cached!: CachedRead<{ readonly number: number }>;

  constructor(latency: () => Promise<unknown>) {
    this.#latency = latency;
    this.restart();
  }

  restart(): void {
    const now = () => this.now;
    this.#storage.isDead = true;
    this.#storage = new Storage(this.#rows);
    const changes = new ChangesUnderWay(this.#storage, now);
    this.#changes = changes;
    this.#cached = new CachedRead({
      kv: this.#storage,
      key: 'number',
      read: () => this.#read(),
      now,
      maxAgeMs: MAX_AGE_MS,
      isStable: () => !changes.any,
    });
  }

  /** Null if the object dies meanwhile. */
  async get(): Promise<number | null> {
    const cached = this.#cached;
    const value = await cached.get();
    return cached === this.#cached ? (value?.number ?? null) : null;
  }

  begin(change: string): void {
    this.#changes.begin(change);
    this.#cached.invalidate();
  }

  end(change: string): void {
    this.#changes.end(change);
    this.#cached.invalidate();
  }

  /** As a Worker counts it up; the Worker may die before it can report that. Returns the new number. */
  async countUp({ diesBeforeEnd = false } = {}): Promise<number> {
    this.#begun += 1;
    const change = `${this.#begun}`;
    this.begin(change);
    await this.#latency();
    this.stored += 1;
    const number = this.stored;
    await this.#latency();
    if (!diesBeforeEnd) this.end(change);
    return number;
  }

  async #read() {
    this.reads += 1;
    await this.#latency();
    const { stored: number } = this;
    await this.#latency();
    return { number };
  }
}

const instantly = () => new World(async () => undefined);

describe('a cached read', () => {
  it('nothing is read again until the value changes, also after a restart of the object', async () => {
    const world = instantly();
    await Promise.all([world.get(), world.get(), world.get()]);
    world.restart();
    await world.get();
    expect(world.reads).toBe(1);
    await world.countUp();
    expect([await world.get(), await world.get(), world.reads]).toEqual([1, 1, 2]);
  });

  it('a value is read again when it is old', async () => {
    const world = instantly();
    await world.get();
    world.stored = 7;
    world.now = millis(MAX_AGE_MS - 1);
    expect(await world.get()).toBe(0);
    world.now = millis(MAX_AGE_MS);
    expect(await world.get()).toBe(7);
  });

  it('a change whose end is never reported is seen, and stops the caching for a minute only', async () => {
    const world = instantly();
    await world.get();
    await world.countUp({ diesBeforeEnd: true });
    world.restart();
    expect([await world.get(), await world.get(), world.reads]).toEqual([1, 1, 3]);
    world.now = millis(60_000);
    expect([await world.get(), await world.get(), world.reads]).toEqual([1, 1, 4]);
  });

  it('whoever asks after a change is over never gets what was before it, in any order of reads, changes and deaths', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.constant('get' as const) },
      { weight: 3, arbitrary: fc.constant('change' as const) },
      { weight: 1, arbitrary: fc.constant('changeAndDie' as const) },
      { weight: 1, arbitrary: fc.constant('restart' as const) },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 2, maxLength: 14 }), async (scheduler, steps) => {
        const world = new World(() => scheduler.schedule(Promise.resolve()));
        let over = 0;
        const wrong: string[] = [];
        const perform = async (what: (typeof steps)[number]): Promise<void> => {
          if (what === 'restart') return world.restart();
          if (what === 'get') {
            const least = over;
            const got = await world.get();
            if (got !== null && got < least) wrong.push(`${got} after ${least}`);
            return;
          }
          over = Math.max(over, await world.countUp({ diesBeforeEnd: what === 'changeAndDie' }));
        };
        const running = scheduler.scheduleSequence(
          steps.map((what) => ({ builder: async () => void perform(what), label: what })),
        );
        await scheduler.waitFor(running.task);
        await scheduler.waitAll();
        expect(wrong).toEqual([]);
        expect(await scheduler.waitFor(world.get())).toBe(world.stored);
      }),
    );
  });
});
