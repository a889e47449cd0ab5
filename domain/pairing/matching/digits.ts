// Criteria compare lexicographically. Their small counts are packed, most important first, into a few numbers
// ("limbs"): exact, without big integers.

/** Leaves room below 2^53 for the sums of a matching's duals. */
const LIMB_CAPACITY = 2 ** 38;

export interface Digit {
  readonly limb: number;
  readonly unit: number;
}

export class DigitLayout<Name = void> {
  private readonly names: Name[] = [];
  private readonly bounds: number[] = [];
  private placed: Digit[] = [];

  /** Adds the next less important count, whose total never exceeds `maximum`. */
  add(maximum: number, name: Name): number {
    this.names.push(name);
    this.bounds.push(maximum);
    return this.bounds.length - 1;
  }

  /** Fixes the layout and returns the number of limbs (at least one). */
  place(): number {
    let limb = 0;
    for (let first = 0; first < this.bounds.length; limb++) first = this.placeLimb(first, limb);
    return Math.max(limb, 1);
  }

  digit(index: number): Digit {
    return this.placed[index];
  }

  /** The most important count that differs. */
  firstDifference(a: ArrayLike<number>, b: ArrayLike<number>): Name | null {
    const index = this.placed.findIndex((digit, i) => this.read(a, digit, i) !== this.read(b, digit, i));
    return index < 0 ? null : this.names[index];
  }

  private read(sum: ArrayLike<number>, { limb, unit }: Digit, index: number): number {
    return Math.floor(sum[limb] / unit) % (this.bounds[index] + 1);
  }

  /** Fills a limb, most important count on top; returns the first count that does not fit. */
  private placeLimb(first: number, limb: number): number {
    let end = first;
    let states = 1;
    while (end < this.bounds.length && states * (this.bounds[end] + 1) <= LIMB_CAPACITY) {
      states *= this.bounds[end] + 1;
      end++;
    }
    let unit = 1;
    for (let i = end - 1; i >= first; i--) {
      this.placed[i] = { limb, unit };
      unit *= this.bounds[i] + 1;
    }
    return end;
  }
}
