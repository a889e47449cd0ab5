import { describe, expect, it } from 'vitest';
import { adjustmentsIn } from '../../../domain/game/adjustments.ts';
import { Table } from '../../support/domain/live-game.ts';

describe('clock adjustments by the arbiter', () => {
  it('[DRAW-6] clock adjustments by the arbiter are read from the record of the game in order', () => {
    const table = Table.begun();
    expect(adjustmentsIn(table.game.record)).toEqual([]);
    table.does({ kind: 'adjustClock', side: 'white', deltaMs: 60_000 });
    table.moves('e2e4');
    table.does({ kind: 'adjustClock', side: 'black', deltaMs: -60_000 });
    table.moves('e7e5');
    expect(adjustmentsIn(table.game.record)).toEqual([
      { side: 'white', deltaMs: 60_000 },
      { side: 'black', deltaMs: -60_000 },
    ]);
    expect(adjustmentsIn('!')).toEqual([]);
  });
});
