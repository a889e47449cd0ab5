import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByNumber } from '../../../domain/tiebreaks/by-number.ts';

const items = fc.dictionary(fc.stringMatching(/^[1-9]\d?$/), fc.nat(), { minKeys: 1 });
const mapOf = (some: Readonly<Record<string, number>>) =>
  new Map(Object.entries(some).map(([number, item]) => [Number(number), item]));

describe('data by starting number', () => {
  it('numbered data returns the values of a map, and a changed copy leaves the original unchanged', () => {
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

  it('numbered data keeps its places when its values are mapped', () => {
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

  it('numbered data refuses a value for somebody who is not an entrant', () => {
    expect(() => ByNumber.of(new Map([[1, 'a']])).with([[2, 'b']])).toThrow('no entrant has the number 2');
  });
});
