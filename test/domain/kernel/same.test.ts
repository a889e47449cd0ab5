import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from '../../../domain/kernel/same.ts';

const plain = fc.jsonValue({ maxDepth: 3 });

it('a deep copy is the same value', () => {
  fc.assert(fc.property(plain, (value) => isSame(value, structuredClone(value))));
});

it('two values that serialise differently are not the same', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other));
      const isReordered = JSON.stringify(one).length === JSON.stringify(other).length;
      expect(isSame(one, other) && !isReordered).toBe(false);
    }),
  );
});

it.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [1], false],
  [[1], { 0: 1 }, false],
  [null, {}, false],
  [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
])('the values %j and %j are compared by content: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
