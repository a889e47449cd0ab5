import { describe, expect, it } from 'vitest';
import { colorOf, movesMade, openGame } from '../../../domain/game/game.ts';
import { resultOfLoss, resultOfWinner } from '../../../domain/game/game-end.ts';
import { step } from '../../../domain/game/step.ts';
import { viewOf } from '../../../domain/game/view.ts';
import { asId } from '../../../domain/kernel/ids.ts';
import { MINUTE, millis, SECOND } from '../../../domain/kernel/time.ts';
import { gameSetup, moveRequest, START, sameForBoth, Table } from '../../support/domain/live-game.ts';

describe('the public view of a game', () => {
  it('[NEWS-1] a game before its start is shown with stopped clocks and full times', () => {
    const setup = gameSetup({ control: sameForBoth(5 * MINUTE, 0) });
    const view = viewOf(openGame(setup, millis(START - MINUTE)), millis(START - MINUTE));
    expect(view).toMatchObject({ version: 1, isStarted: false, turn: 'white', running: null, ply: 0, end: null });
    expect(view.clocks.white).toEqual({ firstMoveMs: 20_000, remainingMs: 5 * MINUTE });
    expect(view.clocks.black).toEqual(view.clocks.white);
  });

  it('[CLOCK-1] a game view shows the time at the moment of the request, running only for the side to move', () => {
    const table = Table.begun();
    table.moves('e2e4', 4_000);
    const at = (ms: number) => viewOf(table.game, millis(START + 4_000 + ms));
    expect([at(0).clocks.black.firstMoveMs, at(7 * SECOND).clocks.black.firstMoveMs]).toEqual([20_000, 13_000]);
    expect(at(7 * SECOND).clocks.white).toEqual(at(0).clocks.white);
    expect(at(0)).toMatchObject({ isStarted: true, turn: 'black', running: 'black', ply: 1 });
    expect(Object.keys(at(0).clocks.white).sort()).toEqual(['firstMoveMs', 'remainingMs']);
  });

  it('[DRAW-1] a game view shows a draw offer while it stands, and the end once it is accepted', () => {
    const table = Table.begun();
    table.moves('e2e4');
    table.moves('e7e5');
    table.asks('white', { kind: 'agreeToDraw' });
    expect(viewOf(table.game, millis(table.now)).drawOffer).toBe('white');
    table.asks('black', { kind: 'agreeToDraw' });
    expect(viewOf(table.game, millis(table.now))).toMatchObject({
      running: null,
      end: { result: 'draw', reason: 'agreement' },
    });
  });
});

describe('the players of a game', () => {
  const setup = gameSetup();

  it('[GAME-3] an account is White, Black or neither in a game', () => {
    expect([colorOf(setup, setup.white), colorOf(setup, setup.black), colorOf(setup, asId('somebody'))]).toEqual([
      'white',
      'black',
      null,
    ]);
  });

  it('[GAME-5] the number of moves made by a side equals its moves in the record', () => {
    const table = Table.begun();
    const made = () => [movesMade(table.game, 'white'), movesMade(table.game, 'black')];
    expect(made()).toEqual([0, 0]);
    table.moves('e2e4');
    expect(made()).toEqual([1, 0]);
    table.moves('e7e5');
    table.moves('g1f3');
    expect(made()).toEqual([2, 1]);
  });

  it('[GAME-5] a player who has not moved loses by forfeit, else over the board', () => {
    expect([resultOfLoss('white', false), resultOfLoss('black', false)]).toEqual([
      'blackWinsByForfeit',
      'whiteWinsByForfeit',
    ]);
    expect([resultOfLoss('white', true), resultOfLoss('black', true)]).toEqual(['blackWins', 'whiteWins']);
    expect([resultOfWinner('white'), resultOfWinner('black'), resultOfWinner(null)]).toEqual([
      'whiteWins',
      'blackWins',
      'draw',
    ]);
  });
});

describe('requests out of turn', () => {
  it('[GAME-10] a move with a wrong ply and a move by the wrong side are refused for different reasons', () => {
    const table = Table.begun();
    table.moves('e2e4');
    const refusal = (by: 'white' | 'black', uci: string, ply?: number) =>
      step(table.game, { by, ...moveRequest(uci, ply === undefined ? {} : { ply }) }, millis(table.now)).refusal?.key;
    expect(refusal('black', 'e7e5', 0)).toBe('outOfStep');
    expect(refusal('black', 'e7e5', 2)).toBe('outOfStep');
    expect(refusal('black', 'e7e5', 1)).toBeUndefined();
    expect(refusal('white', 'd2d4')).toBe('notYourTurn');
    expect(refusal('white', 'd2d4', 1)).toBe('notYourTurn');
    expect(refusal('black', 'e7e4')).toBe('illegalMove');
  });

  it('[GAME-9] a move counts as repeated only with the same squares and piece', () => {
    const table = Table.begun();
    table.moves('e2e4');
    const again = (uci: string, ply: number) =>
      step(table.game, { by: 'white', ...moveRequest(uci, { ply }) }, millis(table.now));
    expect(again('e2e4', 0)).toMatchObject({ refusal: null, events: [] });
    expect(again('e2e4', 0).game).toBe(table.game);
    expect(again('e2e3', 0).refusal?.key).toBe('outOfStep');
    expect(again('e2e4', 1).refusal?.key).toBe('notYourTurn');
  });

  it('[GAME-12] the arbiter can end a game only once', () => {
    const table = Table.begun();
    const decided = step(table.game, { kind: 'decide', result: 'notPlayed' }, millis(table.now));
    expect(decided.events).toMatchObject([{ kind: 'ended', end: { result: 'notPlayed', reason: 'arbiter' } }]);
    expect(step(decided.game, { kind: 'annul' }, millis(table.now)).refusal?.key).toBe('gameOver');
    expect(step(decided.game, { kind: 'decide', result: 'draw' }, millis(table.now)).refusal?.key).toBe('gameOver');
    const annulled = step(table.game, { kind: 'annul' }, millis(table.now));
    expect(annulled.events).toMatchObject([{ kind: 'ended', end: { result: null, reason: 'annulled' } }]);
  });

  it('[GAME-7] a flag fall is a forfeit by the player who never moved, and by both only if neither ever connected', () => {
    const late = millis(START + 10 * MINUTE);
    const ended = (connected: ('white' | 'black')[]) => {
      let game = openGame(gameSetup({ control: sameForBoth(MINUTE, 0) }), millis(START - MINUTE));
      for (const by of connected) game = step(game, { kind: 'connect', by }, millis(START - SECOND)).game;
      game = step(game, { kind: 'wake' }, millis(START)).game;
      return step(game, { kind: 'wake' }, late).events.at(-1);
    };
    expect(ended([])).toMatchObject({ end: { result: 'notPlayed', reason: 'absence' } });
    expect(ended(['black'])).toMatchObject({ end: { result: 'blackWinsByForfeit', reason: 'absence' } });
    expect(ended(['white'])).toMatchObject({ end: { result: 'blackWinsByForfeit', reason: 'absence' } });
  });
});
