import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toGameEventMessage } from '../../../contract/live.ts';
import { viewOf } from '../../../domain/game/view.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { TypedMoveForm } from '../../../web/features/game/accessible/typed-move-form.tsx';
import { gameReducer, newGameState } from '../../../web/features/game/state/game-state.ts';
import { START, Table } from '../../support/domain/live-game.ts';
import { show } from '../../support/web/render.tsx';

const KARI = { name: 'Kari Lie', title: null, federation: null, rating: 1812 };
const PLAYERS = { white: KARI, black: { ...KARI, name: 'Ola Dahl' } };

/** The form of a player of a game as it stands, and the moves and premoves entered with it. */
function formAt(table: Table, me: 'white' | 'black') {
  const view = viewOf(table.game, millis(START));
  const message = toGameEventMessage({ kind: 'game' }, { view, watchers: 0 });
  const state = gameReducer(newGameState(table.game.setup.variant, me), { kind: 'received', message, at: START });
  const onMove = vi.fn();
  const onPremove = vi.fn();
  const form = <TypedMoveForm {...{ state, players: PLAYERS, onMove, onPremove }} />;
  return { form, onMove, onPremove };
}

async function type(table: Table, me: 'white' | 'black', text: string) {
  const { form, ...laid } = formAt(table, me);
  const { update } = show(form);
  await userEvent.type(screen.getByRole('textbox'), `${text}{Enter}`);
  return { ...laid, update };
}

describe('a move that is typed', () => {
  it.each([
    ['white', 'e4'],
    ['black', 'e5'],
  ] as const)('a typed move of %s before the game starts is refused with its reason and kept', async (me, text) => {
    const { onMove, onPremove } = await type(new Table(), me, text);
    screen.getByText('The game has not started yet.');
    screen.getByDisplayValue(text);
    expect([...onMove.mock.calls, ...onPremove.mock.calls]).toEqual([]);
  });

  it('the error of a typed move is removed when the game is over, and the next one says that it is over', async () => {
    const table = Table.begun();
    const { update } = await type(table, 'white', 'Qh7');
    screen.getByText(/is not a legal move here/);
    table.moves('e2e4');
    table.moves('e7e5');
    table.asks('black', { kind: 'resign' });
    update(formAt(table, 'white').form);
    expect(screen.queryByText(/is not a legal move here/)).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    screen.getByText('The game is over.');
  });

  it('the error of a typed move is removed after a move on the board', async () => {
    const table = Table.begun();
    const { update } = await type(table, 'white', 'Qh7');
    screen.getByText(/is not a legal move here/);
    table.moves('e2e4');
    update(formAt(table, 'white').form);
    expect(screen.queryByText(/is not a legal move here/)).toBeNull();
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  });

  it('the error of a typed move says that antichess forces a capture', async () => {
    const table = Table.begun({ variant: 'Antichess' });
    table.moves('e2e4');
    table.moves('d7d5');
    await type(table, 'white', 'a3');
    screen.getByText('“a3” is not legal: you must capture.');
  });

  it('a move that is typed on the opponent’s turn becomes a premove', async () => {
    const { onPremove } = await type(Table.begun(), 'black', 'e5');
    expect(onPremove).toHaveBeenCalledWith({ from: 52, to: 36 });
  });
});
