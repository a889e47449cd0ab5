import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByNumber } from '../../../domain/tiebreaks/by-number.ts';

const items = fc.dictionary(fc.stringMatching(/^[1-9]\d?$/), fc.nat(), { minKeys: 1 });
const mapOf = (some: Readonly<Record<string, number>>) =>
  new Map(Object.entries(some).map(([number, item]) => [Number(number), item]));

describe('what entrants have by their start numbers', () => {
  it('is found as in a map, and something else for some leaves the rest, and the first, as it was', () => {
    fc.assert(
      fc.property(items, fc.infiniteStream(fc.boolean()), (some, dice) => {
        const map = mapOf(some);
        const first = ByNumber.of(map);
        const changed = [...map.keys()].filter(() => dice.next().value === true).map((number) => [number, -1] as const);
        const second = first.with(changed);
        const wanted = new Map([...map, ...changed]);
        for (let number = 0; number < 100; number += 1) {
          expect(first.get(number)).toBe(map.get(number));
          expect(second.get(number)).toBe(wanted.get(number));
        }
        expect(first.values()).toEqual([...map.values()]);
        expect(second.numbers).toBe(first.numbers);
      }),
    );
  });

  it('stands at the same place, whatever else it is turned into', () => {
    fc.assert(
      fc.property(items, (some) => {
        const numbered = ByNumber.of(mapOf(some)).map((item, place) => ({ item, place }));
        numbered.numbers.forEach((number, place) => {
          expect(numbered.at(place)).toBe(numbered.get(number));
          expect(numbered.get(number)).toEqual({ item: some[number], place });
        });
      }),
    );
  });

  it('is not given to who does not take part', () => {
    expect(() => ByNumber.of(new Map([[1, 'a']])).with([[2, 'b']])).toThrow('no entrant has the number 2');
  });
});
