import { type Millis, millis } from '../../domain/kernel/time.ts';

interface ThrottleOptions<Report> {
  readonly everyMs: number;
  readonly send: (report: Report) => void;
  /** A timer, as `setTimeout`. */
  readonly later: (then: () => void, ms: number) => void;
}

/** Sends only the latest report, at most once per interval, and never synchronously, so other work comes first. */
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

  forget(): void {
    this.#waiting = null;
  }

  #sendWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#options.send(waiting.report);
  }
}
