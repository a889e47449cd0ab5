import { describe, expect, it } from 'vitest';
import { FairQueue } from '../../durable-objects/limits/fair-queue.ts';

describe('the fair queue', () => {
  it('a fair queue runs one task after the other, and lets other work run between two tasks', async () => {
    const turnstile = new FairQueue(10);
    const seen: string[] = [];
    const page = setInterval(() => seen.push('page'), 1);
    await Promise.all(['first', 'second', 'third'].map((name) => turnstile.run(async () => seen.push(name))));
    clearInterval(page);
    expect(seen.filter((one) => one !== 'page')).toEqual(['first', 'second', 'third']);
    expect(seen.slice(seen.indexOf('first'), seen.indexOf('second'))).toContain('page');
    expect(seen.slice(seen.indexOf('second'), seen.indexOf('third'))).toContain('page');
  });

  it('a fair queue rejects tasks when too many wait, and accepts them again once those are done', async () => {
    const turnstile = new FairQueue(2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((number) => turnstile.run(async () => number)));
    expect(answers).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }, null, null]);
    expect(await turnstile.run(async () => 6)).toEqual({ value: 6 });
  });

  it('a fair queue continues after a task that failed', async () => {
    const turnstile = new FairQueue(2);
    const failing = turnstile.run(async () => {
      throw new Error('broken');
    });
    const next = turnstile.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toEqual({ value: 'next' });
  });

  it('a fair queue pauses for as long as a task has held the thread', async () => {
    const turnstile = new FairQueue(2, () => 80);
    const began = performance.now();
    await Promise.all([turnstile.run(async () => 1), turnstile.run(async () => 2)]);
    expect(performance.now() - began).toBeGreaterThan(75);
  });
});
