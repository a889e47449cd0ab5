import { describe, expect, test } from 'vitest';
import { type GameEventMessage, toGameEventMessage } from '../../../contract/live.ts';
import { makeUci, parseUci, type Role } from '../../../domain/chess/square.ts';
import { notificationsOf } from '../../../domain/game/audience.ts';
import type { GameSetup } from '../../../domain/game/game.ts';
import { viewOf } from '../../../domain/game/view.ts';
import { millis } from '../../../domain/kernel/time.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import {
  type GameEvent,
  type GameState,
  gameReducer,
  isMyTurn,
  isOfferedDraw,
  mayTakeUp,
  newGameState,
  plyOfDrawAnswer,
  shownMoves,
  shownTurn,
} from '../../../web/features/game/state/game-state.ts';
import { isDrawnByItself, timeOn, untilFlag, untilStart } from '../../../web/features/game/state/server-game.ts';
import { START, Table } from '../../support/domain/live-game.ts';

/** A user's page beside a real game: hears what the server would tell, and does what the user does. */
class Page {
  state: GameState;
  readonly #table: Table;

  constructor(table: Table, me: Color | null) {
    this.#table = table;
    this.state = newGameState(table.game.setup.variant, me);
    this.refresh();
  }

  /** The whole game, as after a new connection. */
  refresh(): this {
    return this.receives(this.game());
  }

  game(): GameEventMessage {
    return toGameEventMessage({ kind: 'game' }, this.#telling());
  }

  /** All that the last step of the game had to tell. */
  receivesEvents(): this {
    for (const notification of notificationsOf(this.#table.last?.events ?? []))
      this.receives(toGameEventMessage(notification, this.#telling()));
    return this;
  }

  receives(message: GameEventMessage): this {
    return this.does({ kind: 'received', message, at: this.#table.now });
  }

  does(event: GameEvent): this {
    this.state = gameReducer(this.state, event);
    return this;
  }

  moves(uci: string, automatic: Role | null = null, confirms = false): this {
    return this.does({ kind: 'moved', move: moveOf(uci), automatic, confirms, at: this.#table.now });
  }

  premoves(uci: string, automatic: Role | null = null): this {
    return this.does({ kind: 'premoved', move: moveOf(uci), automatic, at: this.#table.now });
  }

  get sans(): string {
    return shownMoves(this.state)
      .map(({ san }) => san)
      .join(' ');
  }

  get sent(): string | undefined {
    const { intent } = this.state;
    return intent.kind === 'sent' ? makeUci(intent.move) : undefined;
  }

  #telling() {
    return { view: viewOf(this.#table.game, millis(this.#table.now)), watchers: 0 };
  }
}

const moveOf = (uci: string) => {
  const move = parseUci(uci);
  if (move === undefined) throw new Error(`no move: ${uci}`);
  return move;
};

function begun(me: Color | null, changes: Partial<GameSetup> = {}, line = '') {
  const table = Table.begun(changes);
  if (line !== '') table.line(line);
  return { table, page: new Page(table, me) };
}

/** White has a pawn one step from the last rank. */
const TO_THE_EIGHTH = 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6';

describe('moving', () => {
  test('a move of the player shows at once and is sent with its ply', () => {
    const { page } = begun('white', {}, 'e2e4 e7e5');
    page.moves('g1f3');
    expect(page.sans).toBe('e4 e5 Nf3');
    expect(page.state.intent).toMatchObject({ kind: 'sent', ply: 2 });
    expect(shownTurn(page.state)).toBe('black');
  });

  test('a move that the server has confirmed stays on the board and is no longer pending', () => {
    const { table, page } = begun('white');
    page.moves('e2e4');
    table.moves('e2e4', 50);
    page.receivesEvents();
    expect(page.sans).toBe('e4');
    expect(page.state.intent.kind).toBe('none');
  });

  test('a message about something else leaves a sent move pending', () => {
    const { table, page } = begun('white');
    page.moves('e2e4');
    table.does({ kind: 'disconnect', by: 'black' });
    page.receivesEvents();
    expect(page.sent).toBe('e2e4');
  });

  test('a refused move is taken back, and reported as illegal only if it is', () => {
    const { page } = begun('white');
    page.moves('e2e4').does({ kind: 'refused', illegal: false });
    expect(page.sans).toBe('');
    expect(page.state).toMatchObject({ redraw: 1, illegal: false });
    page.moves('e2e4').does({ kind: 'refused', illegal: true });
    expect(page.state.illegal).toBe(true);
    page.does({ kind: 'illegalSeen' });
    expect(page.state.illegal).toBe(false);
  });

  test('an illegal move is reported and not sent', () => {
    const { page } = begun('white');
    page.moves('e2e5');
    expect(page.sent).toBeUndefined();
    expect(page.state.illegal).toBe(true);
  });

  test('nobody moves out of turn, twice, before the start, or as a spectator', () => {
    const { page } = begun('black');
    expect(page.moves('e7e5').sent).toBeUndefined();
    const { page: twice } = begun('white');
    expect(twice.moves('e2e4').moves('d2d4').sent).toBe('e2e4');
    const early = new Page(new Table(), 'white');
    expect(early.moves('e2e4').sent).toBeUndefined();
    const { page: watching } = begun(null);
    expect(watching.moves('e2e4').sent).toBeUndefined();
  });

  test('the thinking time is counted from the moment the page has received the opponent’s move', () => {
    const { table, page } = begun('white');
    page.moves('e2e4');
    expect(page.state.intent).toMatchObject({ thinkMs: null });
    table.moves('e2e4');
    page.receivesEvents();
    table.moves('e7e5', 1_000);
    page.receivesEvents();
    table.now += 2_500;
    page.moves('g1f3');
    expect(page.state.intent).toMatchObject({ thinkMs: 2_500 });
  });

  test('a message that arrives late does not turn the game back', () => {
    const { table, page } = begun('white');
    const old = page.game();
    table.moves('e2e4');
    page.receivesEvents().receives(old);
    expect(page.sans).toBe('e4');
  });
});

describe('promoting', () => {
  test('a move of a pawn to the last rank waits for the choice of its piece, and is then sent', () => {
    const { page } = begun('white', {}, TO_THE_EIGHTH);
    page.moves('b7a8');
    expect(page.state.intent.kind).toBe('promoting');
    page.does({ kind: 'promoted', role: 'knight', confirms: false, at: START });
    expect(page.sent).toBe('b7a8n');
  });

  test('a cancelled promotion puts the pawn back', () => {
    const { page } = begun('white', {}, TO_THE_EIGHTH);
    page.moves('b7a8').does({ kind: 'promotionCancelled' });
    expect(page.state).toMatchObject({ intent: { kind: 'none' }, redraw: 1 });
  });

  test('automatic promotion sends its piece without a question', () => {
    const { page } = begun('white', {}, TO_THE_EIGHTH);
    expect(page.moves('b7a8', 'rook').sent).toBe('b7a8r');
  });

  test('a pawn of Pawn vs Pawn stays a pawn on the last rank, without a question', () => {
    const { page } = begun('white', { variant: 'PawnVsPawn' }, 'a2a4 b7b5 a4b5 h7h6 b5b6 h6h5 b6a7 h5h4');
    expect(page.moves('a7a8').sent).toBe('a7a8p');
  });

  test('the end of the game cancels an open promotion', () => {
    const { table, page } = begun('white', {}, TO_THE_EIGHTH);
    page.moves('b7a8');
    table.asks('black', { kind: 'resign' });
    page.receivesEvents();
    expect(page.state).toMatchObject({ intent: { kind: 'none' }, redraw: 1 });
  });
});

describe('a premove', () => {
  test('a premove is played as soon as the opponent has moved', () => {
    const { table, page } = begun('black');
    page.premoves('e7e5');
    table.moves('e2e4');
    page.receivesEvents();
    expect(page.sent).toBe('e7e5');
    expect(page.state.premoves).toEqual([]);
    expect(page.state.intent).toMatchObject({ ply: 1, thinkMs: 0 });
  });

  test('a premove that is no longer legal is dropped without an error', () => {
    const { table, page } = begun('white', {}, 'e2e4 d7d5 e4d5');
    page.premoves('d5d6');
    table.moves('d8d6');
    page.receivesEvents();
    expect(page.sent).toBeUndefined();
    expect(page.state).toMatchObject({ premoves: [], illegal: false });
  });

  test('a premove before the start of the game is not accepted', () => {
    for (const me of ['white', 'black'] as const) {
      const page = new Page(new Table(), me);
      page.premoves(me === 'white' ? 'e2e4' : 'e7e5');
      expect(page.state.premoves).toEqual([]);
      expect(page.sent).toBeUndefined();
    }
  });

  test('a premove can be cancelled', () => {
    const { table, page } = begun('black');
    page.premoves('e7e5').does({ kind: 'premovesCancelled' });
    table.moves('e2e4');
    expect(page.receivesEvents().sent).toBeUndefined();
  });

  test('a premove waits while it is still the opponent’s turn', () => {
    const { table, page } = begun('black');
    page.premoves('e7e5');
    table.does({ kind: 'disconnect', by: 'white' });
    expect(page.receivesEvents().state.premoves).toHaveLength(1);
  });

  test('a premove is played if the pending move before it was taken, and dropped if another move was', () => {
    for (const [made, sent] of [
      ['e2e4', 'd2d4'],
      ['g1f3', undefined],
    ] as const) {
      const { table, page } = begun('white');
      page.moves('e2e4').premoves('d2d4');
      table.line(`${made} e7e5`);
      expect(page.refresh().sent).toBe(sent);
      expect(page.state).toMatchObject({ premoves: [], illegal: false });
    }
  });

  test('a premoved pawn becomes the automatic piece on the last rank, or else a queen', () => {
    for (const [automatic, sent] of [
      [null, 'b7a8q'],
      ['knight', 'b7a8n'],
    ] as const) {
      const { table, page } = begun('white', {}, `${TO_THE_EIGHTH} h2h3`);
      page.premoves('b7a8', automatic);
      table.moves('h6h5');
      expect(page.receivesEvents().sent).toBe(sent);
    }
  });

  test('antichess and Pawn vs Pawn have no premoves', () => {
    for (const variant of ['Antichess', 'PawnVsPawn'] as const) {
      const { page } = begun('black', { variant });
      expect(page.premoves('e7e5').state.premoves).toEqual([]);
    }
  });
});

describe('draw offers', () => {
  test('a draw offer of the player is pending until the opponent declines it', () => {
    const { table, page } = begun('white', {}, 'e2e4');
    page.does({ kind: 'drawOffered' });
    expect(page.state.offer).toBe('white');
    table.asks('white', { kind: 'agreeToDraw' });
    page.receivesEvents();
    expect(page.state.offer).toBe('white');
    table.asks('black', { kind: 'declineDraw' });
    page.receivesEvents();
    expect(page.state).toMatchObject({ offer: null, declined: true });
  });

  test('a draw offer of the opponent can be accepted until the player declines it', () => {
    const { table, page } = begun('white', {}, 'e2e4');
    table.asks('black', { kind: 'agreeToDraw' });
    page.receivesEvents();
    expect(isOfferedDraw(page.state)).toBe(true);
    page.does({ kind: 'drawDeclined' });
    expect(isOfferedDraw(page.state)).toBe(false);
  });

  test('a move of the player declines the opponent’s draw offer, and a move of the opponent leaves it open', () => {
    const { table, page } = begun('white', {}, 'e2e4');
    table.asks('black', { kind: 'agreeToDraw' });
    page.receivesEvents();
    table.moves('e7e5');
    expect(isOfferedDraw(page.receivesEvents().state)).toBe(true);
    table.moves('g1f3');
    expect(isOfferedDraw(page.receivesEvents().state)).toBe(false);
  });

  test('a draw offer that the server refuses is removed', () => {
    const { page } = begun('white', {}, 'e2e4');
    page.does({ kind: 'drawOffered' }).does({ kind: 'drawRequestRefused' });
    expect(page.state.offer).toBeNull();
  });

  test('[DRAW-7] a response to a draw offer names the ply of the offer shown, or else the ply of the game', () => {
    const table = Table.begun().line('e2e4 e7e5');
    const page = new Page(table, 'black');
    expect(plyOfDrawAnswer(page.state)).toBe(2);
    table.asks('white', { kind: 'agreeToDraw' });
    table.moves('g1f3');
    page.refresh();
    expect(plyOfDrawAnswer(page.state)).toBe(2);
    table.asks('black', { kind: 'declineDraw' });
    expect(plyOfDrawAnswer(page.refresh().state)).toBe(3);
    table.asks('white', { kind: 'agreeToDraw' });
    expect(plyOfDrawAnswer(page.receivesEvents().state)).toBe(3);
  });

  test('a spectator is offered no draw', () => {
    const { table, page } = begun(null, {}, 'e2e4');
    table.asks('black', { kind: 'agreeToDraw' });
    expect(isOfferedDraw(page.receivesEvents().state)).toBe(false);
  });
});

describe('clocks', () => {
  test('a game that has not started counts down to its start and runs no clock', () => {
    const table = new Table();
    table.now = START - 7_000;
    const { serverGame } = new Page(table, 'white').state;
    expect(serverGame && untilStart(serverGame, table.now + 2_000)).toBe(5_000);
    expect(serverGame && untilFlag(serverGame, table.now)).toBeNull();
  });

  test('the twenty seconds for the first move run before the player’s own time', () => {
    const { table, page } = begun('white');
    const { serverGame } = page.state;
    if (serverGame === null) throw new Error('no game received');
    expect(timeOn(serverGame, 'white', table.now + 5_000)).toEqual({ firstMoveMs: 15_000, remainingMs: 180_000 });
    expect(timeOn(serverGame, 'white', table.now + 25_000)).toEqual({ firstMoveMs: 0, remainingMs: 175_000 });
    expect(timeOn(serverGame, 'black', table.now + 25_000)).toEqual({ firstMoveMs: 20_000, remainingMs: 180_000 });
    expect(untilFlag(serverGame, table.now + 25_000)).toBe(175_000);
  });

  test('a finished game has no running clock and no turn', () => {
    const { table, page } = begun('white', {}, 'e2e4 e7e5');
    table.asks('white', { kind: 'resign' });
    const { serverGame } = page.receivesEvents().state;
    expect(serverGame && untilFlag(serverGame, table.now)).toBeNull();
    expect(isMyTurn(page.state)).toBe(false);
  });

  test('only players can pick up a piece, and only between the start and the end of the game', () => {
    const waiting = new Table();
    expect(mayTakeUp(newGameState('Chess', 'white'))).toBe(false);
    expect(mayTakeUp(new Page(waiting, 'white').state)).toBe(false);
    const { table, page } = begun('white');
    expect(mayTakeUp(page.state)).toBe(true);
    expect(mayTakeUp(new Page(table, 'black').state)).toBe(true);
    expect(mayTakeUp(new Page(table, null).state)).toBe(false);
    table.asks('black', { kind: 'resign' });
    expect(mayTakeUp(page.receivesEvents().state)).toBe(false);
  });
});

describe('a user who wants to be asked about each move', () => {
  test('a move to be confirmed is shown on the board, and is sent with the time of its confirmation', () => {
    const { page } = begun('white');
    page.moves('e2e4', null, true);
    expect([page.sans, page.sent]).toEqual(['e4', undefined]);
    page.does({ kind: 'confirmed', at: START + 2_500 });
    expect([page.sans, page.sent]).toEqual(['e4', 'e2e4']);
    const { intent } = page.state;
    expect(intent.kind === 'sent' && [intent.at, intent.thinkMs]).toEqual([START + 2_500, null]);
  });

  test('the time until a move is confirmed is added to the thinking time', () => {
    const { page, table } = begun('black');
    table.moves('e2e4', 1_000);
    page.receivesEvents();
    table.now += 3_000;
    page.moves('e7e5', null, true);
    page.does({ kind: 'confirmed', at: table.now + 700 });
    expect(page.state.intent).toMatchObject({ kind: 'sent', thinkMs: 3_700 });
  });

  test('a move to be confirmed can be cancelled, and another one made instead', () => {
    const { page } = begun('white');
    const { redraw } = page.moves('e2e4', null, true).state;
    page.does({ kind: 'confirmationCancelled' });
    expect([page.sans, page.state.redraw > redraw]).toEqual(['', true]);
    page.moves('d2d4', null, true).does({ kind: 'confirmed', at: START });
    expect(page.sent).toBe('d2d4');
  });

  test('no second move is possible while the first one is to be confirmed', () => {
    const { page } = begun('white');
    page.moves('e2e4', null, true).moves('d2d4', null, true);
    expect(page.sans).toBe('e4');
  });

  test('a promotion is confirmed after its piece is chosen, and a confirmation without a move does nothing', () => {
    const { page } = begun('white', {}, 'a2a4 b7b5 a4b5 a7a6 b5a6 h7h6 a6a7 h6h5');
    page.moves('a7b8', null, true).does({ kind: 'promoted', role: 'queen', confirms: true, at: START });
    expect([page.sent, page.state.intent.kind]).toEqual([undefined, 'confirming']);
    const rested = page.does({ kind: 'confirmationCancelled' }).state;
    expect(page.does({ kind: 'confirmed', at: START }).state).toBe(rested);
  });

  test('the end of the game cancels the confirmation of a move', () => {
    const { page, table } = begun('white');
    page.moves('e2e4', null, true);
    table.does({ kind: 'decide', result: 'draw' });
    page.receivesEvents();
    expect(page.state.intent.kind).toBe('none');
  });
});

describe('the end', () => {
  test('the end of a game is noticed by a page that was open, and not by one opened later', () => {
    const { table, page } = begun('white', {}, 'e2e4 e7e5');
    table.asks('black', { kind: 'resign' });
    expect(page.receivesEvents().state.endedHere).toBe(true);
    expect(new Page(table, 'white').state.endedHere).toBe(false);
  });

  test('a position that is a draw by rule is recognised before the server has ended the game', () => {
    const table = Table.begun().setUp('8/8/8/8/8/2k5/8/K7 w - - 0 1');
    const { serverGame } = new Page(table, 'white').state;
    // The record still begins at the start, where nothing is drawn.
    expect(serverGame && isDrawnByItself('Chess', serverGame)).toBe(false);
    expect(serverGame && isDrawnByItself('Chess', { ...serverGame, fen: table.game.position.fen })).toBe(true);
  });
});

test('chat lines are kept in the order in which they arrive', () => {
  const { page } = begun('white');
  page.receives({ type: 'message', side: 1, messageId: 0 }).receives({ type: 'message', side: 0, messageId: 2 });
  expect(page.state.chat).toEqual([
    { side: 'black', phrase: 'hello' },
    { side: 'white', phrase: 'youToo' },
  ]);
});

test('a clock is counted from the server’s time of the message, and corrected when that is better known', () => {
  const table = Table.begun();
  const page = new Page(table, 'white').does({ kind: 'synchronised', aheadMs: -80 });
  const leftAfter = (ms: number) =>
    page.state.serverGame && timeOn(page.state.serverGame, 'white', table.now + ms).firstMoveMs;
  // By a clock that is 80 ms behind, this would be said after it was heard.
  expect(leftAfter(0)).toBe(20_000);
  page.does({ kind: 'synchronised', aheadMs: 80 });
  expect(leftAfter(0)).toBe(19_920);
  table.does({ kind: 'move', by: 'white', move: moveOf('e2e4') }, 1_000);
  page.receivesEvents();
  expect(page.state.serverGame && timeOn(page.state.serverGame, 'black', table.now).firstMoveMs).toBe(19_920);
});
