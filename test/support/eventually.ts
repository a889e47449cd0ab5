import { vi } from 'vitest';

/** Waits until something is so that comes by itself: soon, but on a busy machine not within a second. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
