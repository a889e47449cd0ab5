import { describe, expect, it } from 'vitest';
import type { Role } from '../../../domain/chess/square.ts';
import { type GameState, gameReducer } from '../../../web/features/game/state/game-state.ts';
import { canPromote, meaningOf } from '../../../web/features/game/state/keys.ts';
import { Table } from '../../support/domain/live-game.ts';
import { gameStateOf } from '../../support/web/game-state-of.ts';

const kindsOf = (keys: string, state: GameState, automatic: Role | null = null) =>
  [...keys].map((key) => meaningOf(key, state, automatic)?.kind ?? null);

/** White has a pawn on b7, and moves from the files a, c to h. */
const withPawn = (): Table => {
  const table = Table.begun();
  for (const uci of ['a2a4', 'h7h5', 'a4a5', 'h5h4', 'a5a6', 'h4h3', 'a6b7', 'h3g2']) table.moves(uci);
  return table;
};

describe('a key at the board', () => {
  it('goes into the field of moves where it begins a move, in English or Norwegian, or a question', () => {
    const state = gameStateOf(Table.begun(), 'white');
    expect(kindsOf('abcdefghKQRBNDTLSO0hbclosmpk?nqrtx', state)).toEqual([...Array(33).fill('type'), null]);
  });

  it('is a shortcut where no move begins with it', () => {
    const state = gameStateOf(Table.begun(), 'white');
    expect(kindsOf('FzZ', state)).toEqual(['flip', 'zen', 'zen']);
    expect(kindsOf('fvwy', state)).toEqual(['type', null, null, null]);
  });

  it('types nothing for who watches, and turns the board for them', () => {
    const state = gameStateOf(Table.begun(), null);
    expect(kindsOf('Fznq4', state)).toEqual(['flip', 'zen', null, null, null]);
  });
});

describe('the keys of the promotion pieces', () => {
  it('mean a piece only while a pawn of the player can promote', () => {
    expect(canPromote(gameStateOf(Table.begun(), 'white'))).toBe(false);
    const state = gameStateOf(withPawn(), 'white');
    expect(canPromote(state)).toBe(true);
    expect(meaningOf('n', state, null)).toEqual({ kind: 'promotion', role: 'knight' });
    expect(meaningOf('s', state, null)).toEqual({ kind: 'promotion', role: 'knight' });
    expect(meaningOf('x', state, 'knight')).toEqual({ kind: 'promotion', role: null });
    expect(meaningOf('x', state, null)).toBeNull();
  });

  it('are typed all the same where a move of the player begins with the letter, or in upper case', () => {
    const state = gameStateOf(withPawn(), 'white');
    // b7 may capture and d2 may go: bxa8 and d4 are moves. Nf3 is written with a capital.
    expect(kindsOf('bdNSB', state)).toEqual(['type', 'type', 'type', 'type', 'type']);
  });

  it('count a pawn that premoves take to the last rank but one', () => {
    const table = withPawn();
    table.moves('b7a8q');
    const state = gameStateOf(table, 'black');
    expect(canPromote(state)).toBe(true);
    const taken = gameReducer(state, { kind: 'premoved', move: { from: 14, to: 7 }, automatic: null, at: 0 });
    expect(taken.premoves.length === 0 || !canPromote(taken)).toBe(true);
  });

  it('choose the piece of a pawn that has arrived', () => {
    const laid = { automatic: null, confirms: false, at: 0 } as const;
    const state = gameReducer(gameStateOf(withPawn(), 'white'), { kind: 'moved', move: { from: 49, to: 56 }, ...laid });
    expect(state.intent.kind).toBe('promoting');
    expect(meaningOf('b', state, null)).toEqual({ kind: 'choose', role: 'bishop' });
    expect(meaningOf('e', state, null)).toBeNull();
  });
});
