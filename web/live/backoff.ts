import { RECONNECT_MS } from '../../domain/limits.ts';

/** How long to wait before connecting again: a quarter of a second, doubled each time, at most ten seconds. */
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
