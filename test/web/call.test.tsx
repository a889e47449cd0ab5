import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyAnswer } from '../../contract/games.ts';
import { Call } from '../../web/features/lobby/call.tsx';
import { show } from './render.tsx';

const info = (opponent: string) => ({
  orientation: 'white' as const,
  opp_id: opponent,
  opp_name: opponent,
  tournament: { id: 'open', name: 'Open' },
  round: 1,
});

const LOBBY: LobbyAnswer = {
  authenticated: true,
  next: 0,
  id: 'a',
  info: info('Anne'),
  others: [{ next: 0, id: 'b', info: info('Bjarne') }],
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(LOBBY)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const banner = () => screen.findByRole('region', { name: 'Your next game' });
const dismiss = async () => userEvent.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));

describe('the call to somebody who plays two games at once', () => {
  it('goes to the second when the first is dismissed, in the dialog too, and ends with both', async () => {
    show(<Call />);
    expect((await banner()).textContent).toContain('Your game against Anne has started.');
    await dismiss();
    expect((await banner()).textContent).toContain('Your game against Bjarne has started.');
    expect((await screen.findByRole('dialog')).textContent).toContain('Bjarne');
    await dismiss();
    expect(screen.queryByRole('region', { name: 'Your next game' })).toBeNull();
  });
});
