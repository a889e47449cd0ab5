import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAt, lookedAt } from '../../../web/features/game/state/use-look-back.ts';

describe('a look at an earlier position of a game that goes on', () => {
  const now = { plies: 7, isOver: false };

  test('the board shows the current position until the user selects an earlier one', () => {
    expect(lookedAt(null, now)).toBe(7);
  });

  test('an earlier position stays selected while nothing happens', () => {
    expect(lookedAt(lookAt(3, now), now)).toBe(3);
  });

  test('an earlier position is left at the next move, at a takeback and at the end of the game', () => {
    const look = lookAt(3, now);
    expect(lookedAt(look, { plies: 8, isOver: false })).toBe(8);
    expect(lookedAt(look, { plies: 6, isOver: false })).toBe(6);
    expect(lookedAt(look, { plies: 7, isOver: true })).toBe(7);
  });

  test('a selected position stays within the moves of the game', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 600 }), fc.nat({ max: 300 }), (ply, plies) => {
        const shown = lookedAt(lookAt(ply, { plies, isOver: false }), { plies, isOver: false });
        expect(shown).toBe(Math.max(0, Math.min(ply, plies)));
      }),
    );
  });
});
