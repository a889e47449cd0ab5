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
  it('a key that begins a move or a question, in English or Norwegian, is typed into the move field', () => {
    const state = gameStateOf(Table.begun(), 'white');
    expect(kindsOf('abcdefghKQRBNDTLSO0hbclosmpk?nqrtx', state)).toEqual([...Array(33).fill('type'), null]);
  });

  it('a key that begins no move is a shortcut or does nothing', () => {
    const state = gameStateOf(Table.begun(), 'white');
    expect(kindsOf('FzZ', state)).toEqual(['flip', 'zen', 'zen']);
    expect(kindsOf('fvwy', state)).toEqual(['type', null, null, null]);
  });

  it('the keys of a spectator flip the board or toggle zen mode, and type nothing', () => {
    const state = gameStateOf(Table.begun(), null);
    expect(kindsOf('Fznq4', state)).toEqual(['flip', 'zen', null, null, null]);
  });
});

describe('the keys of the promotion pieces', () => {
  it('a promotion key has a meaning only while a pawn of the player can promote', () => {
    expect(canPromote(gameStateOf(Table.begun(), 'white'))).toBe(false);
    const state = gameStateOf(withPawn(), 'white');
    expect(canPromote(state)).toBe(true);
    expect(meaningOf('n', state, null)).toEqual({ kind: 'promotion', role: 'knight' });
    expect(meaningOf('s', state, null)).toEqual({ kind: 'promotion', role: 'knight' });
    expect(meaningOf('x', state, 'knight')).toEqual({ kind: 'promotion', role: null });
    expect(meaningOf('x', state, null)).toBeNull();
  });

  it('a promotion key is typed if a move of the player begins with the letter, or if it is in upper case', () => {
    const state = gameStateOf(withPawn(), 'white');
    // b7 may capture and d2 may go: bxa8 and d4 are moves. Nf3 is written with a capital.
    expect(kindsOf('bdNSB', state)).toEqual(['type', 'type', 'type', 'type', 'type']);
  });

  it('a pawn can promote by premove, and no longer once it has a premove to the last rank', () => {
    const table = withPawn();
    table.moves('b7a8q');
    const state = gameStateOf(table, 'black');
    expect(canPromote(state)).toBe(true);
    const taken = gameReducer(state, { kind: 'premoved', move: { from: 14, to: 7 }, automatic: null, at: 0 });
    expect(taken.premoves.length === 0 || !canPromote(taken)).toBe(true);
  });

  it('a promotion key chooses the piece of a pawn that has reached the last rank', () => {
    const laid = { automatic: null, confirms: false, at: 0 } as const;
    const state = gameReducer(gameStateOf(withPawn(), 'white'), { kind: 'moved', move: { from: 49, to: 56 }, ...laid });
    expect(state.intent.kind).toBe('promoting');
    expect(meaningOf('b', state, null)).toEqual({ kind: 'choose', role: 'bishop' });
    expect(meaningOf('e', state, null)).toBeNull();
  });
});
