/**
 * The principle of Monrad and its relatives: the first in the order meets the next one whom he may meet, as long as
 * that leaves the rest a pairing. This gives the same pairs as dissolving pairs from the bottom when the end does not
 * work out.
 */
import { ShrinkingMatching } from './shrinking-matching.ts';

/** Whether two may meet; they are places in the order, from 0. */
export type MayMeet = (one: number, other: number) => boolean;

/** Opponents are looked for by the first test; only if none will do, by the next. */
export type Tolerance = readonly MayMeet[];

export interface OrderedPairingInput {
  readonly count: number;
  /** The strictest way to pair first; the next one is used if it cannot pair all. */
  readonly tolerances: readonly Tolerance[];
  /** Who may stay without an opponent, the first to be asked first. */
  readonly sitOutOrder: readonly number[];
}

export interface OrderedPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly sitOuts: readonly number[];
}

/**
 * Pairs as many as the last tolerance allows. First it is settled who sits out, then the strictest tolerance that pairs
 * all the others is used. Null if somebody would have to sit out who may not.
 */
export function pairInOrder({ count, tolerances, sitOutOrder }: OrderedPairingInput): OrderedPairing | null {
  const sitOuts = chooseSitOuts(count, anyOf(tolerances.at(-1) ?? []), sitOutOrder);
  if (sitOuts === null) return null;
  const places = Array.from({ length: count }, (_, place) => place).filter((place) => !sitOuts.includes(place));
  for (const tolerance of tolerances) {
    const pairs = pairAll(places, tolerance);
    if (pairs !== null) return { pairs, sitOuts };
  }
  return null;
}

const anyOf =
  (tolerance: Tolerance): MayMeet =>
  (one, other) =>
    tolerance.some((mayMeet) => mayMeet(one, other));

function chooseSitOuts(count: number, mayMeet: MayMeet, sitOutOrder: readonly number[]): number[] | null {
  const matching = new ShrinkingMatching(count, mayMeet);
  const chosen: number[] = [];
  for (const place of sitOutOrder) {
    if (matching.exposed === 0) break;
    if (matching.takeSingle(place)) chosen.push(place);
  }
  return matching.exposed === 0 ? chosen : null;
}

function pairAll(places: readonly number[], tolerance: Tolerance): (readonly [number, number])[] | null {
  const mayMeet = anyOf(tolerance);
  const matching = new ShrinkingMatching(places.length, (a, b) => mayMeet(places[a], places[b]));
  if (matching.exposed > 0) return null;
  const pairs: (readonly [number, number])[] = [];
  const paired = new Set<number>();
  for (let first = 0; first < places.length; first++) {
    if (paired.has(first)) continue;
    const opponent = firstOpponent(first, places, tolerance, paired, matching);
    paired.add(opponent);
    pairs.push([places[first], places[opponent]]);
  }
  return pairs;
}

/** There is one, as the matching is perfect before each step. */
function firstOpponent(
  first: number,
  places: readonly number[],
  tolerance: Tolerance,
  paired: ReadonlySet<number>,
  matching: ShrinkingMatching,
): number {
  for (const mayMeet of tolerance) {
    for (let other = first + 1; other < places.length; other++) {
      if (!paired.has(other) && mayMeet(places[first], places[other]) && matching.takePair(first, other)) return other;
    }
  }
  throw new Error('a perfect matching has a partner for everybody');
}
