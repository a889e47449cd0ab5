import { describe, expect, it } from 'vitest';
import { claimOf } from '../../../web/features/game/play/claim.ts';
import { Table } from '../../support/domain/live-game.ts';
import { gameStateOf } from '../../support/web/game-state-of.ts';

const played = (...moves: readonly string[]): Table => {
  const table = Table.begun();
  for (const uci of moves) table.moves(uci);
  return table;
};

const ROUND = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const;

describe('a draw that can be claimed', () => {
  it('[DRAW-4] a draw can be claimed at the third occurrence of a position, by the side to move only', () => {
    expect(claimOf(gameStateOf(played(...ROUND), 'white'))).toBeNull();
    const third = played(...ROUND, ...ROUND);
    expect(claimOf(gameStateOf(third, 'white'))).toBe('threefoldRepetition');
    expect(claimOf(gameStateOf(third, 'black'))).toBeNull();
    expect(claimOf(gameStateOf(third, null))).toBeNull();
  });

  it('[DRAW-4] a pawn move ends the claim of a draw, and occurrences count from it', () => {
    expect(claimOf(gameStateOf(played(...ROUND, ...ROUND, 'e2e4', 'e7e5'), 'white'))).toBeNull();
    const again = played('e2e4', 'e7e5', ...ROUND, ...ROUND);
    expect(claimOf(gameStateOf(again, 'white'))).toBe('threefoldRepetition');
  });
});
