import { describe, expect, it } from 'vitest';
import { firstOf, nth, onlyOf, take } from './lists.ts';

const boards = ['first board', 'second board', 'third board'];

describe('what a test takes out of a list', () => {
  it('a list helper returns the first, the given, the only or the first few elements of a list', () => {
    expect(firstOf(boards)).toBe('first board');
    expect(nth(boards, 2)).toBe('third board');
    expect(onlyOf(boards.slice(0, 1))).toBe('first board');
    expect(take(boards, 2)).toEqual(['first board', 'second board']);
  });

  it('a list helper throws if the list does not have the elements', () => {
    expect(() => firstOf([])).toThrow('element 0 is wanted of a list of 0');
    expect(() => nth(boards, 3)).toThrow('element 3 is wanted of a list of 3');
    expect(() => nth(boards, -1)).toThrow('element -1 is wanted of a list of 3');
    expect(() => take(boards, 4)).toThrow('4 elements are wanted, of a list of 3');
  });

  it('onlyOf throws unless the list has exactly one element', () => {
    expect(() => onlyOf(boards)).toThrow('one element is wanted, of a list of 3');
    expect(() => onlyOf([])).toThrow('one element is wanted, of a list of 0');
  });
});
