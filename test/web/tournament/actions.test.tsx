import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Actions } from '../../../web/features/game/play/actions.tsx';
import type { LiveGame } from '../../../web/features/game/state/use-game.ts';
import { Table } from '../../support/domain/live-game.ts';
import { gameStateOf } from '../../support/web/game-state-of.ts';
import { show } from '../../support/web/render.tsx';

const ROUND = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const;

function showActions(table: Table) {
  const game: LiveGame = {
    state: gameStateOf(table, 'white'),
    contact: 'open',
    roundTripMs: 20,
    dispatch: vi.fn(),
    resign: vi.fn(),
    agreeToDraw: vi.fn(),
    declineDraw: vi.fn(),
    sendPhrase: vi.fn(),
  };
  show(<Actions game={game} me="white" opponent="Ola" className="" />);
  return game;
}

const played = (...moves: readonly string[]): Table => {
  const table = Table.begun();
  for (const uci of moves) table.moves(uci);
  return table;
};

describe('a draw that can be claimed', () => {
  it('[DRAW-4] a draw that can be claimed is offered with its reason, and claimed after a confirmation', async () => {
    const game = showActions(played(...ROUND, ...ROUND));
    screen.getByText('Threefold repetition: you can claim a draw.');
    await userEvent.click(screen.getByRole('button', { name: /Claim a draw/ }));
    screen.getByText('Threefold repetition. Claim a draw?');
    const yes = screen.getByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(false));
    await userEvent.click(yes);
    expect(game.agreeToDraw).toHaveBeenCalledOnce();
  });

  it('the draw button offers a draw as long as there is nothing to claim', () => {
    showActions(played(...ROUND));
    screen.getByRole('button', { name: /Offer a draw/ });
  });
});

describe('the question before a resignation and before a draw', () => {
  it('resignation and draw have Yes on the same side of their question, and ignore a second quick press', async () => {
    const game = showActions(played('e2e4', 'e7e5'));
    const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
    await userEvent.click(screen.getByRole('button', { name: 'Resign' }));
    expect(names()).toEqual(['Yes', 'No']);
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: /Offer a draw/ }));
    expect(names()).toEqual(['Yes', 'No']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(game.agreeToDraw).not.toHaveBeenCalled();
  });
});
