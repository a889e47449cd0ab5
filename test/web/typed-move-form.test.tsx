import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toToldMessage } from '../../contract/live.ts';
import { viewOf } from '../../domain/game/view.ts';
import { millis } from '../../domain/time.ts';
import { gameReducer, newGameState } from '../../web/features/game/game-state.ts';
import { TypedMoveForm } from '../../web/features/game/typed-move-form.tsx';
import { START, Table } from '../support/live-game.ts';
import { show } from './render.tsx';

const KARI = { name: 'Kari Lie', title: null, federation: null, rating: 1812 };
const PLAYERS = { white: KARI, black: { ...KARI, name: 'Ola Dahl' } };

/** The form of a player of a game, and what he has laid with it. */
async function type(table: Table, me: 'white' | 'black', text: string) {
  const view = viewOf(table.game, millis(START));
  const message = toToldMessage({ kind: 'game' }, { view, watchers: 0 });
  const state = gameReducer(newGameState('Chess', me), { kind: 'told', message, at: START });
  const onMove = vi.fn();
  const onPremove = vi.fn();
  show(<TypedMoveForm className="" {...{ state, players: PLAYERS, onMove, onPremove }} />);
  await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
  return { onMove, onPremove };
}

describe('a move that is typed', () => {
  it.each([
    ['white', 'e4'],
    ['black', 'e5'],
  ] as const)('is refused with its reason before the game has begun, and stays: %s', async (me, text) => {
    const { onMove, onPremove } = await type(new Table(), me, text);
    screen.getByText('The game has not started yet.');
    screen.getByDisplayValue(text);
    expect([...onMove.mock.calls, ...onPremove.mock.calls]).toEqual([]);
  });

  it('is laid down in advance where the opponent is to move', async () => {
    const { onPremove } = await type(Table.begun(), 'black', 'e5');
    expect(onPremove).toHaveBeenCalledWith({ from: 52, to: 36 });
  });
});
