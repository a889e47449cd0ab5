import { type Millis, millis } from '../domain/time.ts';

interface ThrottleOptions<Report> {
  readonly everyMs: number;
  readonly send: (report: Report) => void;
  /** Calls back after so many milliseconds. */
  readonly later: (then: () => void, ms: number) => void;
}

/**
 * Sends reports of which only the last counts: one in each span of time at most. None is sent in the moment in which it is
 * told: what is done then comes before it.
 */
export class Throttle<Report> {
  readonly #options: ThrottleOptions<Report>;
  #restsUntil: Millis = millis(0);
  #waiting: { report: Report } | null = null;

  constructor(options: ThrottleOptions<Report>) {
    this.#options = options;
  }

  tell(report: Report, now: Millis): void {
    if (this.#waiting !== null) {
      this.#waiting.report = report;
      return;
    }
    const at = Math.max(now, this.#restsUntil);
    this.#restsUntil = millis(at + this.#options.everyMs);
    this.#waiting = { report };
    this.#options.later(() => this.#sendWaiting(), at - now);
  }

  /** What waits is not sent any more. */
  forget(): void {
    this.#waiting = null;
  }

  #sendWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#options.send(waiting.report);
  }
}
