import type { Cut } from './breakdown.ts';

/** Numbers of least and most significant elements to cut (C.07 14). */
export interface Cuts {
  readonly low: number;
  readonly high: number;
}

export const NO_CUTS: Cuts = { low: 0, high: 0 };

interface Cuttable {
  readonly value: number;
  /** Contribution to the tie-break. */
  readonly counts: number;
  readonly voluntary: boolean;
}

/** Result i is for element i. Low cuts first, then high ones, each on what remains (14.3, 14.4). */
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

/** A voluntary unplayed round of at least the least contribution comes first (16.5.1, 16.5.2). */
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

/** The highest opponent, of equals the largest contribution; no exception for voluntary unplayed rounds. */
function mostSignificant(elements: readonly Cuttable[], left: readonly number[]): number {
  const of = (index: number): Cuttable => elements[index] as Cuttable;
  return first(left, (a, b) => of(b).value - of(a).value || of(b).counts - of(a).counts);
}

/** Requires a non-empty list. */
const first = (list: readonly number[], order: (a: number, b: number) => number): number =>
  list.reduce((best, index) => (order(index, best) < 0 ? index : best));
