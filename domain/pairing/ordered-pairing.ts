/** Monrad and variants: each meets the next permitted opponent that leaves the rest pairable. */
import { ShrinkingMatching } from './shrinking-matching.ts';

/** True if the entrants at two places of the order (from 0) may meet. */
export type MayMeet = (one: number, other: number) => boolean;

/** Tests in order of preference; a later test applies only if the earlier ones find no opponent. */
export type Tolerance = readonly MayMeet[];

export interface OrderedPairingInput {
  readonly count: number;
  /** Strictest first; the next one applies if not all can be paired. */
  readonly tolerances: readonly Tolerance[];
  /** Candidates for sitting out, first choice first. */
  readonly byeOrder: readonly number[];
}

export interface OrderedPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly byes: readonly number[];
}

/** Uses the strictest tolerance that pairs all others. Null if one would have to sit out who may not. */
export function pairInOrder({ count, tolerances, byeOrder }: OrderedPairingInput): OrderedPairing | null {
  const byes = chooseByes(count, anyOf(tolerances.at(-1) ?? []), byeOrder);
  if (byes === null) return null;
  const places = Array.from({ length: count }, (_, place) => place).filter((place) => !byes.includes(place));
  for (const tolerance of tolerances) {
    const pairs = pairAll(places, tolerance);
    if (pairs !== null) return { pairs, byes };
  }
  return null;
}

const anyOf =
  (tolerance: Tolerance): MayMeet =>
  (one, other) =>
    tolerance.some((mayMeet) => mayMeet(one, other));

function chooseByes(count: number, mayMeet: MayMeet, byeOrder: readonly number[]): number[] | null {
  const matching = new ShrinkingMatching(count, mayMeet);
  const chosen: number[] = [];
  for (const place of byeOrder) {
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

/** One exists, as the matching is perfect before each step. */
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
