// Criteria are compared one after the other. A list of small counts, the first the most important, is packed into a
// few whole numbers ("limbs") that are compared from the first: exact, and no big integers.

/** What one limb may hold; leaves room below 2^53 for the sums of a matching's duals. */
const LIMB_CAPACITY = 2 ** 38;

export interface Digit {
  readonly limb: number;
  readonly unit: number;
}

export class DigitLayout {
  private readonly bounds: number[] = [];
  private placed: Digit[] = [];

  /** Adds the next less important count, which never exceeds `maximum` in all. */
  add(maximum: number): number {
    this.bounds.push(maximum);
    return this.bounds.length - 1;
  }

  /** Fixes the layout; returns the number of limbs (at least one). */
  place(): number {
    this.placed = new Array(this.bounds.length);
    let limb = 0;
    let first = 0;
    while (first < this.bounds.length) {
      let end = first;
      let product = 1;
      while (end < this.bounds.length && product * (this.bounds[end] + 1) <= LIMB_CAPACITY) {
        product *= this.bounds[end] + 1;
        end++;
      }
      let unit = 1;
      for (let i = end - 1; i >= first; i--) {
        this.placed[i] = { limb, unit };
        unit *= this.bounds[i] + 1;
      }
      first = end;
      limb++;
    }
    return Math.max(limb, 1);
  }

  digit(index: number): Digit {
    return this.placed[index];
  }
}
