import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MayMeet,
  type OrderedPairing,
  type OrderedPairingInput,
  pairInOrder,
} from '../../../domain/pairing/ordered-pairing.ts';
import { everyChoice, everyPairing } from '../support/every-pairing.ts';

/** Who may meet, as a list of pairs: the strictest way in the first list, then what else is borne with. */
type Bonds = readonly (readonly (readonly [number, number])[])[];

const mayMeet =
  (bonds: readonly (readonly [number, number])[]): MayMeet =>
  (one, other) =>
    bonds.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

const COUNT = 7;
const bond = fc.tuple(fc.nat(COUNT - 1), fc.nat(COUNT - 1)).filter(([one, other]) => one !== other);
const bonds = fc.array(bond, { maxLength: 14 });
const anyInput: fc.Arbitrary<OrderedPairingInput> = fc
  .record({
    count: fc.integer({ min: 0, max: COUNT }),
    levels: fc.array(fc.array(bonds, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    byeOrder: fc.shuffledSubarray(Array.from({ length: COUNT }, (_, place) => place)),
  })
  .map(({ count, levels, byeOrder }) => ({
    count,
    // What is given up later allows all that was allowed before.
    tolerances: levels.map((_, level) => levels.slice(0, level + 1).flatMap(testsOf)),
    byeOrder: byeOrder.filter((place) => place < count),
  }));

const testsOf = (level: Bonds): MayMeet[] => level.map(mayMeet);

const allowedBy = (tolerance: readonly MayMeet[], pairs: OrderedPairing['pairs']): boolean =>
  pairs.every(([one, other]) => tolerance.some((test) => test(one, other)));

/** The rule read literally, by trying everybody and everything. */
function byTrying({ count, tolerances, byeOrder }: OrderedPairingInput): OrderedPairing | null {
  const places = Array.from({ length: count }, (_, place) => place);
  const widest = tolerances.at(-1) ?? [];
  const pairingsWithout = (out: readonly number[]) => everyPairing(places.filter((place) => !out.includes(place)));
  const fewest = places.find((out) =>
    everyChoice(places, out).some((some) => pairingsWithout(some).some((pairs) => allowedBy(widest, pairs))),
  );
  const byes = everyChoice(byeOrder, fewest ?? count).find((some) =>
    pairingsWithout(some).some((pairs) => allowedBy(widest, pairs)),
  );
  if (byes === undefined) return null;
  for (const tolerance of tolerances) {
    const possible = pairingsWithout(byes).filter((pairs) => allowedBy(tolerance, pairs));
    // Who stands first meets by the first test that will do, and of those the next in the order.
    const wish = ([one, other]: readonly [number, number]) =>
      tolerance.findIndex((test) => test(one, other)) * COUNT + other;
    const [best] = [...possible].sort((one, other) => firstDifference(one.map(wish), other.map(wish)));
    if (best !== undefined) return { pairs: best, byes };
  }
  return null;
}

const firstDifference = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

describe('ordered pairing, compared with an exhaustive search', () => {
  it('[MONRAD-1] the first player meets the next possible one, as long as the rest can be paired', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(pairInOrder(input)).toEqual(byTrying(input));
      }),
      { numRuns: 400 },
    );
  });

  it('[SCHOOL-2] as few players as possible have no opponent, whatever concessions are made', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const places = Array.from({ length: input.count }, (_, place) => place);
        const found = pairInOrder({ ...input, byeOrder: places });
        // Everybody may sit out, so there is an answer.
        expect(found).not.toBeNull();
        expect(found?.byes.length).toBe(byTrying({ ...input, byeOrder: places })?.byes.length);
        const seated = [...(found?.pairs ?? []).flat(), ...(found?.byes ?? [])];
        expect(seated.sort((one, other) => one - other)).toEqual(places);
      }),
      { numRuns: 150 },
    );
  });
});
