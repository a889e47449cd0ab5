import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawId, shuffled } from '../../../domain/kernel/chance.ts';
import { chanceFrom } from '../../support/chance.ts';

describe('lots', () => {
  it('give an id of letters and digits, behind its beginning', () => {
    expect(drawId((below) => below - 1, 3, 'guest-')).toBe('guest-999');
    expect(drawId(() => 0, 4)).toBe('aaaa');
    expect(new Set(Array.from({ length: 500 }, (_, seed) => drawId(chanceFrom(seed), 10))).size).toBe(500);
  });

  it('leave everybody in the list', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (list, seed) => {
        expect(shuffled(list, chanceFrom(seed)).sort()).toEqual([...list].sort());
      }),
    );
  });

  it('are asked for as many sides as there are places left', () => {
    const asked: number[] = [];
    shuffled(['a', 'b', 'c', 'd'], (below) => {
      asked.push(below);
      return 0;
    });
    expect(asked).toEqual([4, 3, 2]);
    expect(shuffled([], () => 0)).toEqual([]);
    expect(shuffled(['a'], () => 0)).toEqual(['a']);
  });

  it('make every order of three equally likely', () => {
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
