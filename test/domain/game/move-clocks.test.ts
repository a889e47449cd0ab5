import { describe, expect, it } from 'vitest';
import { encodeEntry, encodeMoves } from '../../../domain/chess/moves.ts';
import { type Move, parseUci } from '../../../domain/chess/square.ts';
import type { GameEvent } from '../../../domain/game/commands.ts';
import { leftAfter, moveClocks, type TimedGame } from '../../../domain/game/move-clocks.ts';
import { longestThought, timesSpent } from '../../../domain/game/time-spent.ts';
import { MINUTE } from '../../../domain/kernel/time.ts';
import { Table } from '../../support/domain/live-game.ts';

describe('clock times of moves', () => {
  it('[CLOCK-8] the clock of a move is what the mover had left, the increment included', () => {
    const table = Table.begun();
    const log: GameEvent[] = [];
    for (const [uci, spentMs] of [
      ['e2e4', 25_000],
      ['e7e5', 1_000],
      ['g1f3', 7_500],
    ] as const) {
      table.moves(uci, spentMs);
      log.push(...(table.last?.events ?? []));
    }
    const { initialMs, incrementMs } = table.game.setup.control.white;
    const afterFirst = initialMs - 5_000 + incrementMs;
    expect(moveClocks(log, 3)).toEqual([afterFirst, initialMs + incrementMs, afterFirst - 7_500 + incrementMs]);
  });

  it('[CLOCK-8] clock times are omitted when the log lacks one of them or is older than this feature', () => {
    const moved = { kind: 'moved', by: 'white', move: { from: 12, to: 28 }, ply: 1 } as const;
    const timed: GameEvent = { ...moved, leftMs: MINUTE };
    expect(moveClocks([timed], 1)).toEqual([MINUTE]);
    expect(moveClocks([timed], 2)).toBeNull();
    expect(moveClocks([{ ...timed, ply: 2 }], 1)).toBeNull();
    expect(moveClocks([JSON.parse(JSON.stringify(moved)) as GameEvent], 1)).toBeNull();
    expect(moveClocks([], 0)).toEqual([]);
  });
});

const moves = (text: string): Move[] => text.split(' ').flatMap((uci) => parseUci(uci) ?? []);

const game: TimedGame = {
  initialMs: 3 * MINUTE,
  incrementMs: 2_000,
  clocks: [182_000, 177_000, 170_000, 235_000],
  record:
    encodeMoves(moves('e2e4 e7e5 g1f3')) +
    encodeEntry({ kind: 'comment', comment: 'clockAdded', side: 'black' }) +
    encodeEntry({ kind: 'comment', comment: 'drawOffered', side: 'black' }) +
    encodeMoves(moves('b8c6')),
};

describe('clock times beside a position', () => {
  it('a position is shown with the clock after the last move of each side', () => {
    const shown = [0, 1, 2, 3, 4].map((ply) => [leftAfter(game, 'white', ply), leftAfter(game, 'black', ply)]);
    expect(shown).toEqual([
      [180_000, 180_000],
      [182_000, 180_000],
      [182_000, 177_000],
      [170_000, 177_000],
      [170_000, 235_000],
    ]);
  });
});

describe('time spent on moves', () => {
  it('the time spent on a move counts the increment and leaves out adjustments by the arbiter', () => {
    expect(timesSpent(game)).toEqual([0, 5_000, 14_000, 4_000]);
  });

  it('a game has a longest move by time, unless its clocks never moved', () => {
    expect(longestThought(timesSpent(game))).toEqual({ ply: 3, ms: 14_000 });
    expect(longestThought([0, 99])).toBeNull();
    expect(longestThought([])).toBeNull();
  });
});
