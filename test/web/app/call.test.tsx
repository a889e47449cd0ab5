import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyAnswer } from '../../../contract/game/games.ts';
import { Call } from '../../../web/features/lobby/call.tsx';
import { show } from '../../support/web/render.tsx';

const info = (opponent: string, tournament: string): NonNullable<LobbyAnswer['info']> => ({
  orientation: 'black',
  oppId: opponent,
  oppName: opponent,
  tournament: { id: 'open', name: tournament },
  round: 1,
  start: new Date(0).toISOString(),
  initialTime: 3,
  clock: { runs: true, left: 171_000 },
});

const LOBBY: LobbyAnswer = {
  authenticated: true,
  next: 0,
  id: 'a',
  info: info('Anne', 'Late Blitz'),
  others: [{ next: 0, id: 'b', info: { ...info('Bjarne', 'Weekly Open'), clock: { runs: false, left: 500_000 } } }],
  pairings: [],
  arbiterCalls: [],
};

let answer: LobbyAnswer = LOBBY;
beforeEach(() => {
  answer = LOBBY;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const banner = () => screen.findByRole('region', { name: 'Your next game' });
const dismiss = async () => userEvent.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));

describe('the call to somebody who plays two games at once', () => {
  it('the banner of the next game names tournament, opponent and time, and links to both games', async () => {
    show(<Call />);
    const shown = within(await banner());
    expect((await banner()).textContent).toContain('Late Blitz: your game against Anne has begun');
    expect(shown.getByRole('timer').textContent?.trim()).toMatch(/^2:[45]\d$/);
    expect(shown.getByRole('link', { name: 'Open game' }).getAttribute('href')).toBe('/game/play/a');
    expect(shown.getByRole('link', { name: /Weekly Open: your game against Bjarne/ }).textContent).toBe('1 more');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the banner goes on to the second game when the first is dismissed, and disappears with the second', async () => {
    show(<Call />);
    await dismiss();
    expect((await banner()).textContent).toContain('Weekly Open: your game against Bjarne has begun');
    await dismiss();
    expect(screen.queryByRole('region', { name: 'Your next game' })).toBeNull();
  });
});

describe('the call to a pairing', () => {
  it('the banner of a pairing names the tournament, the round and the minutes, and links to the lobby', async () => {
    const tournament = { id: 'rapid', name: 'Autumn Rapid' };
    const next = 3.5 * 60_000;
    answer = {
      ...LOBBY,
      next,
      id: null,
      info: null,
      others: [],
      pairings: [{ next, tournament, round: 3, initialTime: 10 }],
    };
    show(<Call />);
    expect((await banner()).textContent).toContain('Round 3 of Autumn Rapid in 4 min');
    expect(within(await banner()).getByRole('link', { name: 'Open lobby' })).toBeTruthy();
  });
});

describe('a call for the arbiter', () => {
  const call = {
    id: 1,
    tournament: { id: 'open', name: 'Open' },
    name: 'Kari',
    at: '',
    round: 1,
    board: '1',
    game: 'g1',
  };

  it('[CALL-3] the banner of an arbiter call links to its game and cannot be dismissed', async () => {
    answer = { ...LOBBY, next: -1, id: null, info: null, others: [], arbiterCalls: [call] };
    show(<Call />);
    const shown = await screen.findByRole('region', { name: '1 call for the arbiter' });
    expect(shown.textContent).toContain('Call from board 1: Kari, Open');
    expect(within(shown).getByRole('link', { name: 'Open game' }).getAttribute('href')).toBe('/game/play/g1');
    expect(within(shown).queryByRole('button')).toBeNull();
  });

  it('[CALL-3] a call for the arbiter links to the desk if the game is not played on the screen', async () => {
    answer = { ...LOBBY, next: -1, id: null, info: null, others: [], arbiterCalls: [{ ...call, game: null }] };
    show(<Call />);
    const shown = await screen.findByRole('region', { name: '1 call for the arbiter' });
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/tournament/manage/open');
  });
});
