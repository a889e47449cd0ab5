import { millis } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';

const { now: realNow, timer: realTimer } = clock;

/** Sets the server's clock to a moment, or to one that runs. */
export function setClock(time: number | (() => number)): void {
  clock.now = () => millis(typeof time === 'number' ? time : time());
}

/** Sets the server's clock ahead by so many milliseconds; it goes on. */
export const setClockAhead = (ms: number): void => setClock(() => realNow() + ms);

const POLL_MS = 5;

/**
 * Lets no time limit pass by itself. The returned function lets those of a length pass. Each timer polls for that in the
 * object that has started it, as an object cannot wake another one.
 */
export function holdTimeLimits(): (ms: number) => void {
  const passed = new Set<number>();
  clock.timer = (ms, onTimeout) => {
    const poll = setInterval(() => {
      if (!passed.has(ms)) return;
      clearInterval(poll);
      onTimeout();
    }, POLL_MS);
    return () => clearInterval(poll);
  };
  return (ms) => void passed.add(ms);
}

export function restoreClock(): void {
  clock.now = realNow;
  clock.timer = realTimer;
}
