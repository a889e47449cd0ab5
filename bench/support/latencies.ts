export class Latencies {
  readonly #times: number[] = [];

  static of(parts: readonly Latencies[]): Latencies {
    const all = new Latencies();
    for (const part of parts) for (const ms of part.#times) all.add(ms);
    return all;
  }

  add(ms: number): void {
    this.#times.push(ms);
  }

  get count(): number {
    return this.#times.length;
  }

  /** The time that this share of all times (0 to 1) does not exceed. */
  quantile(part: number): number {
    const sorted = [...this.#times].sort((one, other) => one - other);
    return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
  }
}
