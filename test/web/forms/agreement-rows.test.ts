import { describe, expect, it } from 'vitest';
import { agreementRows } from '../../../web/model/agreement-rows.ts';
import { finishedGames } from '../../../web/model/game/finished-games.ts';
import { aGame, aPage, aParticipant } from '../../support/web/tournament-pages.ts';

const over = { finished: true, outcome: 'Draw', moves: 'AAAA' } as const;
const page = aPage(
  {},
  {
    participants: ['anna', 'bo', 'cleo', 'dag'].map((account) =>
      aParticipant(account, account === 'cleo' ? { title: 'WFM' } : {}),
    ),
    games: {
      '2_cleo_anna': [aGame('cleo', 'anna', { ...over, id: 'second' })],
      '1_anna_bo': [aGame('anna', 'bo', { ...over, id: 'first' })],
      '1_cleo_dag': [aGame('cleo', 'dag', { id: 'running', moves: 'AAAA' })],
      '2_bo_dag': [aGame('bo', 'dag', { ...over, id: 'on the board', moves: '' })],
    },
  },
);
const games = finishedGames(page);
const enough = { moves: 20, same: 10, lost: 400 };
const few = { moves: 5, same: 5, lost: 0 };

describe('the games that can be compared with an engine', () => {
  it('the games that can be compared with an engine are finished and have moves, round by round', () => {
    expect(games.map(({ id, round }) => ({ id, round }))).toEqual([
      { id: 'first', round: 1 },
      { id: 'second', round: 2 },
    ]);
  });
});

describe('the table of who was compared with an engine', () => {
  const found = new Map([
    ['first', { white: enough, black: few }],
    ['second', { white: few, black: enough }],
  ]);

  it('the table of engine comparisons is empty if no game has been compared', () => {
    expect(agreementRows(page, games, { round: 1, found: new Map() })).toEqual([]);
  });

  it('the table of engine comparisons covers the round and all rounds, with the players of the round first', () => {
    const rows = agreementRows(page, games, { round: 1, found });
    expect(rows.map(({ name, games: looked }) => [name, looked])).toEqual([
      ['anna Hansen', 2],
      ['bo Hansen', 1],
      ['WFM cleo Hansen', 1],
    ]);
    expect(rows[0]?.round).toEqual({ moves: 20, samePercent: 50, averageLoss: 20 });
    expect(rows[0]?.all).toEqual({ moves: 40, samePercent: 50, averageLoss: 20 });
    expect(rows[1]?.round).toEqual({ moves: 5, samePercent: null, averageLoss: null });
    expect(rows[2]?.round).toBeNull();
  });
});
