import { type Millis, millis } from '../../domain/kernel/time.ts';

/** The server's clock. Nothing on the server reads the time anywhere else, so tests set it here. */
export const clock = {
  now: (): Millis => millis(Date.now()),
  /** Starts a timer for a time limit, and returns what stops it. */
  timer(ms: number, onTimeout: () => void): () => void {
    const timer = setTimeout(onTimeout, ms);
    return () => clearTimeout(timer);
  },
};
