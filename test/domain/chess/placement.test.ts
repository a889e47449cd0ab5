import { describe, expect, test } from 'vitest';
import { makePlacement, placementOf } from '../../../domain/chess/placement.ts';
import { parseSquare } from '../../../domain/chess/square.ts';

describe('the piece placement of a FEN', () => {
  test.each([
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    '8/pppppppp/8/8/8/8/PPPPPPPP/8',
    'r3k2r/1P4p1/8/3pP3/8/8/8/R3K2R',
    '8/8/8/8/8/8/8/8',
  ])('the piece placement %s is written as it was read', (field) => {
    expect(makePlacement(placementOf(`${field} w - - 0 1`))).toBe(field);
  });

  test('the pieces of a FEN stand on their squares', () => {
    const pieces = placementOf('rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2');
    expect(pieces.get(parseSquare('e5') ?? 0)).toEqual({ color: 'black', role: 'pawn' });
    expect(pieces.get(parseSquare('d1') ?? 0)).toEqual({ color: 'white', role: 'queen' });
    expect(pieces.has(parseSquare('e7') ?? 0)).toBe(false);
  });
});
