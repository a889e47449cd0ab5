import { clock } from '../../services/platform/clock.ts';

/** The other side has not answered in time; what it does may still take effect. */
export class Unanswered extends Error {}

/** Rejects with `Unanswered` if the promise has not settled after this time. */
export function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = clock.timer(ms, () => reject(new Unanswered(`no answer within ${ms} ms`)));
    promise.then(resolve, reject).finally(stop);
  });
}

/** Waits for the promise, but not longer than this. */
export function atMost(ms: number, promise: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.timer(ms, resolve);
    promise.then(resolve, reject).finally(stop);
  });
}
