import { type Millis, millis } from '../domain/time.ts';

interface ThrottleOptions<Report> {
  readonly everyMs: number;
  readonly send: (report: Report) => void;
  /** Calls back after so many milliseconds. */
  readonly later: (then: () => void, ms: number) => void;
}

/** Sends reports of which only the last counts: the first at once, and then one in each span of time at most. */
export class Throttle<Report> {
  readonly #options: ThrottleOptions<Report>;
  #restsUntil: Millis = millis(0);
  #waiting: { report: Report } | null = null;

  constructor(options: ThrottleOptions<Report>) {
    this.#options = options;
  }

  tell(report: Report, now: Millis): void {
    const { everyMs, send, later } = this.#options;
    if (this.#waiting !== null) {
      this.#waiting.report = report;
      return;
    }
    if (now >= this.#restsUntil) {
      this.#restsUntil = millis(now + everyMs);
      send(report);
      return;
    }
    this.#waiting = { report };
    later(() => this.#sendWaiting(), this.#restsUntil - now);
  }

  /** What waits is not sent any more. */
  forget(): void {
    this.#waiting = null;
  }

  #sendWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) return;
    this.#restsUntil = millis(this.#restsUntil + this.#options.everyMs);
    this.#options.send(waiting.report);
  }
}
