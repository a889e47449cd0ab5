import { RECONNECT_MS } from '../../domain/kernel/limits.ts';

export interface Backoff {
  readonly next: () => number;
  readonly reset: () => void;
}

/** Delay before reconnecting: a quarter of a second, doubled each time, at most ten seconds; or between these two. */
export function backoff({ first, max }: { readonly first: number; readonly max: number } = RECONNECT_MS): Backoff {
  let wait = first;
  return {
    next: () => {
      const now = wait;
      wait = Math.min(2 * wait, max);
      return now;
    },
    reset: () => {
      wait = first;
    },
  };
}
