import { describe, expect, test } from 'vitest';
import { toGameEventMessage } from '../../../contract/live.ts';
import { rulesOf } from '../../../domain/chess/rules.ts';
import { viewOf } from '../../../domain/game/view.ts';
import { HOUR, MINUTE, millis, SECOND } from '../../../domain/kernel/time.ts';
import { CATALOGUES } from '../../../i18n/catalogues.ts';
import { makeI18n } from '../../../i18n/i18n.ts';
import type { Language } from '../../../i18n/languages.ts';
import { spokenAnswer, spokenTime } from '../../../web/features/game/accessible/spoken-answer.ts';
import { readTypedMove } from '../../../web/features/game/accessible/typed-move.ts';
import { readQuestion } from '../../../web/features/game/accessible/typed-question.ts';
import { type GameState, gameReducer, newGameState } from '../../../web/features/game/state/game-state.ts';
import { nextClockWarning } from '../../../web/features/game/table/clock-warning.ts';
import { Table } from '../../support/domain/live-game.ts';

const PLAYERS = {
  white: { name: 'Kari Lie', title: null, federation: null, rating: 1812 },
  black: { name: 'Ola Dahl', title: 'FM', federation: null, rating: null },
};

/** What the page of a player has been told. */
const pageOf = (table: Table, me: 'white' | 'black'): GameState =>
  gameReducer(newGameState('Chess', me), {
    kind: 'received',
    message: toGameEventMessage({ kind: 'game' }, { view: viewOf(table.game, millis(table.now)), watchers: 0 }),
    at: table.now,
  });

function textOf(language: Language) {
  const i18n = makeI18n(language, CATALOGUES);
  return {
    asking: i18n.getFixedT(language, 'asking'),
    game: i18n.getFixedT(language, 'game'),
    chess: i18n.getFixedT(language, 'chess'),
  };
}

function answer(language: Language, text: string, table: Table, me: 'white' | 'black' = 'white'): string {
  const question = readQuestion(text);
  if (question === null || question.kind === 'help') throw new Error(`nothing is asked by ${text}`);
  return spokenAnswer(textOf(language), { question, state: pageOf(table, me), at: table.now, players: PLAYERS });
}

describe('a typed question', () => {
  test.each([
    ['?', 'help'],
    ['Hjelp', 'help'],
    ['b', 'board'],
    ['brett', 'board'],
    ['c', 'clocks'],
    [' k ', 'clocks'],
    ['last', 'lastMove'],
    ['m', 'opponent'],
    ['O', 'opponent'],
  ])('the typed question %j asks for the %s', (text, kind) => {
    expect(readQuestion(text)).toEqual({ kind });
  });

  test('a typed question names a piece or a square', () => {
    expect(readQuestion('p n')).toEqual({ kind: 'pieces', name: 'n' });
    expect(readQuestion('brikke  springer')).toEqual({ kind: 'pieces', name: 'springer' });
    expect(readQuestion('s E4')).toEqual({ kind: 'square', name: 'e4' });
    expect(readQuestion('s')).toEqual({ kind: 'square', name: '' });
  });

  test.each(['e4', 'S e4', 'b c3', 'b4', 'c d5', 'O-O', 'Nf3', 'constructor', ''])('%j is not a question', (text) => {
    expect(readQuestion(text)).toBeNull();
  });

  test('a typed question is never a legal move', () => {
    const fen = '1n2k3/PP4p1/8/2pPpP2/8/1bBbN3/P1P1PPP1/R3K2R w KQ c6 0 1';
    for (const text of ['?', 'h', 'b', 'c', 'k', 'l', 'o', 'm', 'p n', 'p b', 'p b3', 's d3', 's e4', 's b8']) {
      expect(readQuestion(text), text).not.toBeNull();
      for (const at of [fen, rulesOf('Chess').startFen]) expect(readTypedMove('Chess', at, text).ok, text).toBe(false);
    }
  });
});

describe('the answer', () => {
  const table = Table.begun().line('e2e4 e7e5 g1f3 b8c6');

  test('the answer to a typed question names the last move, the pieces or the squares', () => {
    expect(answer('en', 'l', table)).toBe('2… Black: knight to c6');
    expect(answer('no', 'l', table)).toBe('2… Svart: springer til c6');
    expect(answer('en', 'p n', table)).toBe('knight. White: f3, b1. Black: g8, c6.');
    expect(answer('no', 'p springer', table)).toBe('springer. Hvit: f3, b1. Svart: g8, c6.');
    expect(answer('en', 'p bishops', table)).toBe('bishop. White: c1, f1. Black: c8, f8.');
    expect(answer('en', 's e4', table)).toBe('e4, White, pawn.');
    expect(answer('no', 's e3', table)).toBe('e3, tomt.');
    expect(answer('en', 's 5', table)).toBe('5: e5, Black, pawn.');
    expect(answer('en', 's e', table)).toBe('e: e1, White, king; e4, White, pawn; e5, Black, pawn; e8, Black, king.');
    expect(answer('en', 's 3', Table.begun())).toBe('3: nothing.');
    expect(answer('en', 's z9', table)).toBe('There is no such square. Try: s e4.');
    expect(answer('no', 'p x', table)).toBe('Ingen brikke heter det. Prøv: p springer.');
    expect(answer('en', 'l', Table.begun())).toBe('No moves.');
  });

  test('the answer to a typed question about the whole board ends with whose move it is, or with the result', () => {
    const mate = Table.begun().line('f2f3 e7e5 g2g4 d8h4');
    expect(answer('en', 'b', table)).toMatch(/^White: .*king e1.*\. Black: .*king e8.*\. White to move\.$/);
    expect(answer('no', 'b', table)).toMatch(/Hvit er i trekket\.$/);
    expect(answer('en', 'b', mate)).toMatch(/Black won: checkmate\.$/);
    expect(answer('en', 'b', new Table())).toMatch(/The game has not started yet\.$/);
  });

  test('the answer to a typed question about the clocks is in words, and includes the time for the first move', () => {
    const begun = Table.begun();
    expect(answer('en', 'c', begun)).toBe(
      'White has 3 minutes. First move within 20 seconds. Black has 3 minutes. White to move.',
    );
    expect(answer('no', 'k', begun)).toBe(
      'Hvit har 3 minutter. Første trekk innen 20 sekunder. Svart har 3 minutter. Hvit er i trekket.',
    );
  });

  test('the answer about an opponent names the player, and says if they are connected and if a draw is offered', () => {
    const offered = Table.begun().line('e2e4 e7e5 g1f3 b8c6');
    expect(answer('en', 'o', offered)).toBe('FM Ola Dahl has Black. Your opponent is connected. No draw is offered.');
    offered.asks('black', { kind: 'agreeToDraw' });
    expect(answer('en', 'o', offered)).toMatch(/Ola Dahl offers a draw\.$/);
    expect(answer('no', 'm', offered, 'black')).toBe(
      'Kari Lie har hvit, rating 1812. Motstanderen er tilkoblet. Du har tilbudt remis.',
    );
  });
});

describe('times for the ear', () => {
  test('a spoken time leaves out units that are zero', () => {
    const { asking: en } = textOf('en');
    const { asking: no } = textOf('no');
    expect(spokenTime(en, HOUR + SECOND)).toBe('1 hour 1 second');
    expect(spokenTime(en, 4 * MINUTE)).toBe('4 minutes');
    expect(spokenTime(en, 900)).toBe('0 seconds');
    expect(spokenTime(no, 2 * HOUR + MINUTE + 3 * SECOND)).toBe('2 timer 1 minutt 3 sekunder');
  });
});

describe('the warning of little time', () => {
  const table = Table.begun().line('e2e4 e7e5');
  const state = pageOf(table, 'white');
  const start = table.now;
  const fullMs = 3 * MINUTE;
  const remaining = (ms: number) => nextClockWarning(state, null, start + fullMs - ms);

  test('the warning of low time comes at thirty seconds and at ten, once each', () => {
    expect(remaining(40 * SECOND)).toEqual({ leftMs: 30 * SECOND, inMs: 10 * SECOND });
    expect(nextClockWarning(state, 30 * SECOND, start + fullMs - 40 * SECOND)).toEqual({
      leftMs: 10 * SECOND,
      inMs: 30 * SECOND,
    });
    expect(nextClockWarning(state, 10 * SECOND, start + fullMs - 5 * SECOND)).toBeNull();
  });

  test('the warning of low time is the lowest one that is due', () => {
    expect(remaining(25 * SECOND)).toEqual({ leftMs: 30 * SECOND, inMs: 0 });
    expect(remaining(8 * SECOND)).toEqual({ leftMs: 10 * SECOND, inMs: 0 });
  });

  test('a player whose clock does not run gets no warning of low time', () => {
    expect(nextClockWarning(pageOf(table, 'black'), null, start)).toBeNull();
    expect(nextClockWarning(pageOf(new Table(), 'white'), null, start)).toBeNull();
  });
});
