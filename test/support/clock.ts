import { millis } from '../../domain/kernel/time.ts';
import { clock } from '../../services/platform/clock.ts';

const { now: realNow } = clock;

/** Sets the server's clock to a moment, or to one that runs. */
export function setClock(time: number | (() => number)): void {
  clock.now = () => millis(typeof time === 'number' ? time : time());
}

/** Sets the server's clock ahead by so many milliseconds; it goes on. */
export const setClockAhead = (ms: number): void => setClock(() => realNow() + ms);

export function restoreClock(): void {
  clock.now = realNow;
}
