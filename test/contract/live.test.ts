import { describe, expect, it } from 'vitest';
import {
  afterMove,
  clocksOf,
  colorOfSide,
  decodeLive,
  decodeStreamEvent,
  encodeLive,
  type GameMessage,
  toGameEventMessage,
  toLiveMessage,
} from '../../contract/live.ts';
import { viewOf } from '../../domain/game/view.ts';
import { MINUTE, millis } from '../../domain/kernel/time.ts';
import { START, sameForBoth, Table } from '../support/domain/live-game.ts';

const FIVE = { control: sameForBoth(5 * MINUTE, 0) };

const message = (table: Table): GameMessage => toGame(table, 3);

function toGame(table: Table, watchers: number): GameMessage {
  const message = toGameEventMessage({ kind: 'game' }, { view: viewOf(table.game, millis(table.now)), watchers });
  if (message.type !== 'game') throw new Error(message.type);
  return message;
}

describe('the game message', () => {
  it('the clocks of a game message differ by exactly 20 seconds before the start', () => {
    const table = new Table(FIVE);
    table.now = START - 30_000;
    expect(message(table)).toMatchObject({ started: false, startsAt: START, wc: 320, bc: 300, wic: 20, bic: 0 });
  });

  it('a game message adds the 20 seconds for the first move to a clock until they are used up', () => {
    const table = Table.begun(FIVE);
    table.now += 4_500;
    expect(message(table)).toMatchObject({ started: true, wc: 320, wic: 15.5, bc: 320, bic: 20 });
    table.now += 20_000;
    expect(message(table)).toMatchObject({ wc: 295.5, wic: 0, bc: 320, bic: 20 });
  });

  it('the clocks of a game message do not differ by exactly 20 seconds after the start', () => {
    const table = Table.begun(FIVE).line('e2e4');
    const { wc, bc } = message(table);
    expect([wc, bc]).toEqual([299.999, 320]);
    table.moves('e7e5');
    table.moves('g1f3', 20_000);
    expect(message(table)).toMatchObject({ wc: 279.999, bc: 300 });
  });

  it('the clocks of a game are read back from its message', () => {
    const table = Table.begun(FIVE);
    table.now += 4_500;
    expect(clocksOf(message(table))).toEqual({
      white: { firstMoveMs: 15_500, remainingMs: 5 * MINUTE },
      black: { firstMoveMs: 20_000, remainingMs: 5 * MINUTE },
    });
  });

  it('a game message has the moves, the turn, the draw offer, the watchers and who is online', () => {
    const table = Table.begun(FIVE).line('e2e4');
    table.asks('white', { kind: 'agreeToDraw' });
    expect(message(table)).toMatchObject({
      v: table.game.version,
      moves: 'DBwAYQEA',
      ply: 1,
      turn: 'black',
      running: 'black',
      offer: 'white',
      online: { white: true, black: true },
      watchers: 3,
      finished: false,
      result: null,
    });
  });

  it.each([
    ['whiteWins', 1],
    ['blackWinsByForfeit', -1],
    ['draw', 0],
    ['notPlayed', 0],
  ] as const)('the message of a game that the arbiter decided as %s has result %i', (result, code) => {
    const table = Table.begun(FIVE);
    table.does({ kind: 'decide', result });
    expect(message(table)).toMatchObject({ finished: true, result: code, reason: 'arbiter', running: null });
  });

  it('the message of an annulled game has the reason annulled and no winner', () => {
    const table = Table.begun(FIVE);
    table.does({ kind: 'annul' });
    expect(message(table)).toMatchObject({ finished: true, result: 0, reason: 'annulled' });
  });
});

describe('the message of a move', () => {
  const encodedMove = (table: Table, watchers: number): string =>
    encodeLive(toLiveMessage({ kind: 'move' }, { view: viewOf(table.game, millis(table.now)), watchers }, 'changes'));

  it('a move message applied to the game before the move gives the game after it', () => {
    const table = Table.begun(FIVE);
    let game = toGame(table, 0);
    for (const [at, uci] of ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'].entries()) {
      if (at === 4) table.asks('white', { kind: 'agreeToDraw' });
      if (at === 4) game = toGame(table, 0);
      table.moves(uci, 1_500);
      const watchers = at % 3;
      const message = decodeLive(encodedMove(table, watchers));
      const after = message?.type === 'move' && afterMove(game, message);
      expect(after).toEqual(toGame(table, watchers));
      game = toGame(table, watchers);
    }
  });

  it('a move message has only the fields of the move and the clocks if nothing else has changed', () => {
    const table = Table.begun(FIVE).line('e2e4 e7e5 g1f3');
    expect(Object.keys(JSON.parse(encodedMove(table, 0)))).toEqual(['type', 'v', 'added', 'wc', 'bc', 'ply', 'at']);
  });

  it('a move message is not applied to a game that has missed a move', () => {
    const table = Table.begun(FIVE);
    const before = toGame(table, 0);
    const message = decodeLive(encodedMove(table.line('e2e4 e7e5'), 0));
    expect(message?.type === 'move' && afterMove(before, message)).toBeNull();
  });
});

describe('the socket', () => {
  it('a message on the socket of a game is decoded as it was encoded, and any other text is ignored', () => {
    const table = Table.begun(FIVE);
    const telling = { view: viewOf(table.game, millis(table.now)), watchers: 0 };
    for (const notification of [
      { kind: 'game' },
      { kind: 'drawVote', side: 'black', vote: 'yes' },
      { kind: 'phrase', side: 'white', phrase: 'goodGame' },
    ] as const) {
      const message = toGameEventMessage(notification, telling);
      expect(decodeLive(encodeLive(message))).toEqual(message);
    }
    for (const text of ['pong', '{', '{"type":"news"}', '{"type":"message","side":0,"message_id":14}']) {
      expect(decodeLive(text)).toBeNull();
    }
  });

  it('a message on the socket of a game numbers White 0 and Black 1', () => {
    const table = Table.begun(FIVE);
    const telling = { view: viewOf(table.game, millis(table.now)), watchers: 0 };
    expect(toGameEventMessage({ kind: 'drawVote', side: 'black', vote: 'no' }, telling)).toEqual({
      type: 'draw',
      vote: 'no',
      side: 1,
    });
    const phrase = toGameEventMessage({ kind: 'phrase', side: 'white', phrase: 'seeYouNextRound' }, telling);
    expect(encodeLive(phrase)).toBe('{"type":"message","side":0,"message_id":13}');
    expect([colorOfSide(0), colorOfSide(1)]).toEqual(['white', 'black']);
  });
});

describe('the tournament’s stream', () => {
  const row = {
    id: 'g1',
    start: '2026-11-21T10:00:00Z',
    finished: false,
    outcome: 'Ongoing',
    moves: '',
    white: 'kari',
    black: 'ola',
  };

  it('an event of a tournament stream is read as the whole list of games or as an update of one game', () => {
    expect(decodeStreamEvent('games', JSON.stringify({ '1_kari_ola': [row] }))).toEqual({
      event: 'games',
      games: { '1_kari_ola': [row] },
    });
    const update = { round: 1, white: 'kari', black: 'ola', moves: 'DBwA' };
    expect(decodeStreamEvent('game-update', JSON.stringify(update))).toEqual({ event: 'game-update', update });
  });

  it('a page change on a tournament stream is read with its two revisions, and ignored without them', () => {
    const delta = { from: 4, rev: 5, ranks: [1, 2] };
    expect(decodeStreamEvent('changed', JSON.stringify(delta))).toEqual({ event: 'changed', delta });
    expect(decodeStreamEvent('changed', '{"revision":5}')).toBeNull();
  });

  it('an unreadable or unknown event of a tournament stream is ignored', () => {
    expect(decodeStreamEvent('game-update', '{"round":"one"}')).toBeNull();
    expect(decodeStreamEvent('games', '[')).toBeNull();
    expect(decodeStreamEvent('weather', '{}')).toBeNull();
  });
});
