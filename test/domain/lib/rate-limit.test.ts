import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateCounter } from '../../../domain/lib/rate-limit.ts';

const THREE = { most: 3, withinMs: 1_000 };

describe('rate limits', () => {
  it('a rate limit allows a number of requests and says when the next one is allowed', () => {
    const counter = new RateCounter();
    expect([0, 100, 200].map((now) => counter.take('key', THREE, now))).toEqual([0, 0, 0]);
    expect(counter.take('key', THREE, 300)).toBe(700);
    expect(counter.take('key', THREE, 999)).toBe(1);
    expect(counter.take('key', THREE, 1_000)).toBe(0);
    expect(counter.take('key', THREE, 1_000)).toBe(100);
  });

  it('a refused request is not counted, so that retrying does not extend the wait', () => {
    const counter = new RateCounter();
    for (let now = 0; now < 1_000; now += 1) counter.take('key', THREE, now);
    expect(counter.take('key', THREE, 1_000)).toBe(0);
  });

  it('a rate limit counts each key separately', () => {
    const counter = new RateCounter();
    for (let at = 0; at < 3; at += 1) counter.take('one', THREE, 0);
    expect(counter.take('other', THREE, 0)).toBe(0);
    expect(counter.take('one', THREE, 0)).toBeGreaterThan(0);
  });

  it('a pending attempt holds its slot until it is settled, and frees it if it does not count', () => {
    const counter = new RateCounter();
    for (let at = 0; at < 3; at += 1) expect(counter.take('key', THREE, at, true)).toBe(0);
    expect(counter.take('key', THREE, 3, true)).toBeGreaterThan(0);
    counter.settle('key', 1, false);
    expect(counter.take('key', THREE, 3, true)).toBe(0);
    for (const at of [0, 2, 3]) counter.settle('key', at, true);
    expect(counter.take('key', THREE, 4)).toBe(996);
  });

  it('settling affects only a pending attempt that was taken at the given time', () => {
    const counter = new RateCounter();
    counter.take('key', THREE, 0);
    counter.take('key', THREE, 1, true);
    counter.settle('key', 0, false);
    counter.settle('key', 7, false);
    counter.settle('nobody', 0, false);
    counter.take('key', THREE, 2);
    expect(counter.take('key', THREE, 3)).toBeGreaterThan(0);
    counter.settle('key', 1, false);
    expect(counter.take('key', THREE, 3)).toBe(0);
  });

  it('a client blocked by a pending attempt may retry after a second, not after the whole window', () => {
    const counter = new RateCounter();
    const minute = { most: 1, withinMs: 60_000 };
    counter.take('key', minute, 0, true);
    expect(counter.take('key', minute, 10)).toBe(1_000);
    counter.settle('key', 0, true);
    expect(counter.take('key', minute, 10)).toBe(59_990);
  });

  it('a key whose only attempt did not count is forgotten', () => {
    const counter = new RateCounter();
    counter.take('key', THREE, 0, true);
    counter.settle('key', 0, false);
    expect(counter.size).toBe(0);
  });

  it('no key is kept for longer than the window', () => {
    const counter = new RateCounter();
    counter.take('early', THREE, 0);
    counter.take('late', THREE, 500);
    counter.sweep(1_000);
    expect(counter.size).toBe(1);
    counter.sweep(1_500);
    expect(counter.size).toBe(0);
  });

  it('a rate limit never allows more requests in any window, and never refuses while fewer were made', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 });
    fc.assert(
      fc.property(waits, fc.integer({ min: 1, max: 5 }), (pauses, most) => {
        const counter = new RateCounter();
        const passed: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const lately = passed.filter((at) => at > now - 1_000).length;
          const wait = counter.take('key', { most, withinMs: 1_000 }, now);
          expect(wait === 0).toBe(lately < most);
          if (wait === 0) passed.push(now);
        }
      }),
    );
  });
});
