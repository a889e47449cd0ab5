import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawId, shuffled } from '../../../domain/kernel/chance.ts';
import { chanceFrom } from '../../support/chance.ts';

describe('random draws', () => {
  it('a drawn id has letters and digits after its prefix', () => {
    expect(drawId((below) => below - 1, 3, 'guest-')).toBe('guest-999');
    expect(drawId(() => 0, 4)).toBe('aaaa');
    expect(new Set(Array.from({ length: 500 }, (_, seed) => drawId(chanceFrom(seed), 10))).size).toBe(500);
  });

  it('a shuffled list keeps every entry', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (list, seed) => {
        expect(shuffled(list, chanceFrom(seed)).sort()).toEqual([...list].sort());
      }),
    );
  });

  it('shuffling draws one lot for each place that is left, with as many sides', () => {
    const asked: number[] = [];
    shuffled(['a', 'b', 'c', 'd'], (below) => {
      asked.push(below);
      return 0;
    });
    expect(asked).toEqual([4, 3, 2]);
    expect(shuffled([], () => 0)).toEqual([]);
    expect(shuffled(['a'], () => 0)).toEqual(['a']);
  });

  it('shuffling makes every order of three entries equally likely', () => {
    const orders = new Map<string, number>();
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const lots = [first, second];
        const order = shuffled(['a', 'b', 'c'], () => lots.shift() ?? 0).join('');
        orders.set(order, (orders.get(order) ?? 0) + 1);
      }
    }
    expect([...orders.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  });
});
