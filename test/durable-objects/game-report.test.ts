import { describe, expect, it } from 'vitest';
import { endOf } from '../../domain/game/game.ts';
import { viewOf } from '../../domain/game/view.ts';
import { MINUTE, millis } from '../../domain/kernel/time.ts';
import { finishedReport, progressReport } from '../../durable-objects/game/game-report.ts';
import { START, Table } from '../support/domain/live-game.ts';

function reportOf(table: Table) {
  const end = endOf(table.game);
  if (end === null) throw new Error('the game goes on');
  return finishedReport(table.game, end, { clocks: null, regions: { white: null, black: null } });
}

describe('the report of a game to its tournament', () => {
  it('the report of a game has who won and how, with the moves', () => {
    const table = Table.begun().line('e2e4 e7e5');
    table.asks('black', { kind: 'resign' }, 500);
    expect(reportOf(table)).toEqual({
      id: 'game1',
      game: 'game1',
      round: 1,
      white: 'kari',
      black: 'ola',
      result: 'whiteWins',
      reason: 'resignation',
      moves: 'DBwANCQA',
      plies: 2,
      finishedAt: START + 500,
      absent: [],
    });
  });

  it('the report of a game names players who never appeared, not those who resigned at once', () => {
    const white = Table.begun();
    white.does({ kind: 'wake' }, 10 * MINUTE);
    expect(reportOf(white).absent).toEqual(['kari']);
    const nobody = new Table();
    nobody.does({ kind: 'wake' });
    nobody.does({ kind: 'wake' }, 10 * MINUTE);
    expect(reportOf(nobody).absent).toEqual(['kari', 'ola']);
    const resigned = Table.begun();
    resigned.asks('white', { kind: 'resign' });
    expect(reportOf(resigned)).toMatchObject({ result: 'blackWinsByForfeit', absent: [] });
  });

  it('the report of an annulled game has no result', () => {
    const table = Table.begun();
    table.does({ kind: 'annul' });
    expect(reportOf(table)).toMatchObject({ result: null, reason: 'annulled', absent: [] });
  });

  it('the report of a running game has the position and the clocks', () => {
    const table = Table.begun().line('e2e4');
    table.now += 21_000;
    expect(progressReport(viewOf(table.game, millis(table.now)))).toEqual({
      game: 'game1',
      round: 1,
      white: 'kari',
      black: 'ola',
      version: table.game.version,
      moves: 'DBwA',
      plies: 1,
      freeMs: 0,
      at: table.now,
      whiteMs: 3 * MINUTE,
      blackMs: 3 * MINUTE - 1_000,
      running: 'black',
    });
  });
});
