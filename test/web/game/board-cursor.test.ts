import { describe, expect, test } from 'vitest';
import { makeSquare, parseSquare } from '../../../domain/chess/square.ts';
import { firstSquare, stepOf } from '../../../web/board/cursor.ts';

const step = (key: string, from: string, below: 'white' | 'black'): string | undefined => {
  const to = stepOf(key, parseSquare(from) ?? 0, below);
  return to === undefined ? undefined : makeSquare(to);
};

describe('the cursor on the board', () => {
  test.each([
    ['ArrowUp', 'e2', 'white', 'e3'],
    ['ArrowRight', 'e2', 'white', 'f2'],
    ['ArrowUp', 'e7', 'black', 'e6'],
    ['ArrowRight', 'e7', 'black', 'd7'],
    ['ArrowLeft', 'a1', 'white', 'a1'],
    ['ArrowDown', 'a1', 'white', 'a1'],
    ['ArrowDown', 'h8', 'black', 'h8'],
  ] as const)('%s moves the board cursor from %s, with %s below, to %s', (key, from, below, to) => {
    expect(step(key, from, below)).toBe(to);
  });

  test('keys other than arrows do not move the board cursor, which starts in front of the player’s own king', () => {
    expect(step('Tab', 'e2', 'white')).toBeUndefined();
    expect([firstSquare('white'), firstSquare('black')].map(makeSquare)).toEqual(['e2', 'e7']);
  });
});
