import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AccountsInfoAnswer, PlayAnswer } from '../../../contract/game/games.ts';
import type { LiveGame } from '../../../web/features/game/state/use-game.ts';
import { SideTabs } from '../../../web/features/game/table/side-tabs.tsx';
import { Table } from '../../support/domain/live-game.ts';
import { gameStateOf } from '../../support/web/game-state-of.ts';
import { show } from '../../support/web/render.tsx';

const KARI = { name: 'Kari Lie', title: null, federation: null, rating: 1812 };
const PLAYERS = { white: KARI, black: { ...KARI, name: 'Ola Dahl' } };

const PLAY: PlayAnswer = {
  redirect: false,
  isPlayer: true,
  myColor: 'white',
  gameInfo: {
    white: 'kari',
    black: 'ola',
    whiteName: 'Kari Lie',
    whiteUsername: 'kari',
    blackName: 'Ola Dahl',
    blackUsername: 'ola',
    round: 1,
    initialTime: 3,
    increment: 2,
    outcome: null,
    startDate: '2026-11-21T09:00:00.000Z',
    moves: '',
    tournament: 'open',
  },
};

const ACCOUNTS: AccountsInfoAnswer = {
  whiteFideFederation: null,
  blackFideFederation: null,
  whiteFideRating: null,
  blackFideRating: null,
  whiteTitle: null,
  blackTitle: null,
  tournament: {
    id: 'open',
    name: 'Oslo Open',
    gameVariant: 'Chess',
    showOnlyUsernames: false,
    chatEnabled: true,
    currentOnlinePairingTime: null,
  },
  runs: false,
};

it('the chat is folded with a count of new lines, which are announced, and none are new once it was opened', async () => {
  // The simulated page has no size, and nothing to scroll.
  Element.prototype.scrollTo = () => undefined;
  const game: LiveGame = {
    state: {
      ...gameStateOf(Table.begun(), 'white'),
      chat: [
        { side: 'black', phrase: 'hello' },
        { side: 'black', phrase: 'goodLuck' },
        { side: 'white', deltaMs: 60_000 },
      ],
    },
    contact: 'open',
    roundTripMs: null,
    dispatch: vi.fn(),
    resign: vi.fn(),
    agreeToDraw: vi.fn(),
    declineDraw: vi.fn(),
    sendPhrase: vi.fn(),
  };
  show(<SideTabs game={game} me="white" play={PLAY} accounts={ACCOUNTS} players={PLAYERS} className="" />);
  const tab = screen.getByRole('tab', { name: 'Chat, 2 new messages' });
  expect(tab.textContent).toBe('Chat2');
  expect(tab.getAttribute('aria-selected')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('Ola Dahl Good luck!');
  await userEvent.click(tab);
  expect(screen.getByRole('log').textContent).toContain('Hello!');
  expect(tab.textContent).toBe('Chat');
  await userEvent.click(tab);
  expect(tab.getAttribute('aria-selected')).toBe('false');
  expect(tab.textContent).toBe('Chat');
});
