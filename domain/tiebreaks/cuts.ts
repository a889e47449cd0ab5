import type { Cut } from './breakdown.ts';

/** How many of the least and of the most significant elements are left out (C.07 14). */
export interface Cuts {
  readonly low: number;
  readonly high: number;
}

export const NO_CUTS: Cuts = { low: 0, high: 0 };

interface Cuttable {
  readonly value: number;
  /** What the element adds to the tie-break. */
  readonly counts: number;
  readonly voluntary: boolean;
}

/**
 * Which elements are cut, and why: element i of the answer belongs to element i of the list. The low cuts go first,
 * then the high ones, each on what remains (14.3, 14.4); with too few elements the rest of the cuts find nothing.
 */
export function cutElements(elements: readonly Cuttable[], cuts: Cuts): readonly (Cut | null)[] {
  const reasons: (Cut | null)[] = elements.map(() => null);
  const cut = (choose: (left: readonly number[]) => { index: number; reason: Cut }): void => {
    const left = elements.flatMap((_, index) => (reasons[index] === null ? [index] : []));
    if (left.length === 0) return;
    const { index, reason } = choose(left);
    reasons[index] = reason;
  };
  for (let n = 0; n < cuts.low; n++) cut((left) => leastSignificant(elements, left));
  for (let n = 0; n < cuts.high; n++) cut((left) => ({ index: mostSignificant(elements, left), reason: 'highest' }));
  return reasons;
}

/**
 * The element of the lowest opponent, of equals the one that adds least; but a voluntary unplayed round goes before it
 * when it adds at least as much, so that nobody gains by staying away (16.5.1, 16.5.2).
 */
function leastSignificant(elements: readonly Cuttable[], left: readonly number[]): { index: number; reason: Cut } {
  const of = (index: number): Cuttable => elements[index] as Cuttable;
  const least = first(left, (a, b) => of(a).value - of(b).value || of(a).counts - of(b).counts);
  const voluntary = left.filter((index) => of(index).voluntary);
  if (voluntary.length === 0) return { index: least, reason: 'lowest' };
  const candidate = first(voluntary, (a, b) => of(a).counts - of(b).counts);
  return of(candidate).counts >= of(least).counts
    ? { index: candidate, reason: 'voluntaryUnplayed' }
    : { index: least, reason: 'lowest' };
}

/** The element of the highest opponent, of equals the one that adds most; voluntary unplayed rounds are no exception. */
function mostSignificant(elements: readonly Cuttable[], left: readonly number[]): number {
  const of = (index: number): Cuttable => elements[index] as Cuttable;
  return first(left, (a, b) => of(b).value - of(a).value || of(b).counts - of(a).counts);
}

/** The first of a list that is not empty, in the given order. */
const first = (list: readonly number[], order: (a: number, b: number) => number): number =>
  list.reduce((best, index) => (order(index, best) < 0 ? index : best));
