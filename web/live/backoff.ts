import { RECONNECT_MS } from '../../domain/kernel/limits.ts';

/** Delay before reconnecting: a quarter of a second, doubled each time, at most ten seconds. */
export function backoff(): { readonly next: () => number; readonly reset: () => void } {
  let wait: number = RECONNECT_MS.first;
  return {
    next: () => {
      const now = wait;
      wait = Math.min(2 * wait, RECONNECT_MS.max);
      return now;
    },
    reset: () => {
      wait = RECONNECT_MS.first;
    },
  };
}
