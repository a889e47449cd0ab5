import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BYE } from '../../../contract/http/codes.ts';
import type { PlayerCardAnswer } from '../../../contract/tournament/player-card.ts';
import { PairingsTab } from '../../../web/features/tournament/pairings/pairings-tab.tsx';
import { FollowedPlayers } from '../../../web/features/tournament/player/followed-players.tsx';
import { PlayerCard } from '../../../web/features/tournament/player/player-card.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

const anna = aParticipant('anna', { title: 'WFM', score: 1.5, rank: 2, seed: 3, tb1: 4.5 });
const bo = aParticipant('bo', { lastName: 'Åsen', score: 1, rank: 3, seed: 1 });
const cato = aParticipant('cato', { lastName: 'Berg', score: 2, rank: 1, seed: 2, ghost: true });

const page = aPage(
  { started: true, tb1: 1, rounds: 5 },
  {
    participants: [anna, bo, cato],
    pairings: [
      aPairing('anna', 'bo', { round: 2, board: 2, whiteName: 'anna Hansen', blackName: 'bo Åsen' }),
      aPairing('cato', BYE, { round: 2, board: 3, whiteName: 'cato Berg', blackName: '' }),
    ],
    rounds: [1, 2].map((number) => ({ name: '', number, startDate: '2026-11-20T17:00:00Z', paired: true })),
  },
);

const opponent = { ...bo, username: 'bo' };
const inRound = { startDate: null, float: null, match: null, matchGames: [], game: null };
const card: PlayerCardAnswer = {
  player: anna,
  performance: 1954,
  ratingList: 'standard',
  ratingChange: { change: 1240, k: 20, games: 2 },
  rounds: [
    {
      kind: 'game',
      round: 1,
      board: 4,
      color: 'black',
      opponent,
      result: 'blackWins',
      points: 1,
      ...inRound,
      float: 'up',
    },
    {
      kind: 'game',
      round: 2,
      board: 2,
      color: 'white',
      opponent,
      result: null,
      points: null,
      ...inRound,
      game: 'a-game',
    },
    { kind: 'bye', round: 3, startDate: null, points: 0.5, float: null, bye: 'half-point' },
  ],
  dropped: [],
  next: { kind: 'game', round: 2, board: 2, color: 'white', opponent, result: null, points: null, ...inRound },
  norms: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the card of a player', () => {
  it('[CARD-1] the card shows place, points, tie-breaks, performance and rating change', () => {
    show(<PlayerCard page={page} card={card} />);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual(['2', '3', '1½', '4.5', '1954', '+12.4']);
  });

  it('[CARD-1] each round has board, colour, opponent and result, and byes say what they are', () => {
    show(<PlayerCard page={page} card={card} />);
    const [, first, second, bye] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('Black4');
    expect(within(first as HTMLElement).getByTitle('Paired against a player with more points')).toBeDefined();
    expect(second?.textContent).toContain('*');
    expect(screen.getByRole('link', { name: 'Open the game of round 2' }).getAttribute('href')).toBe(
      '/game/play/a-game',
    );
    expect(bye?.textContent).toBe('3half-point bye½');
  });

  it('[CNT-6] a round that does not count is in brackets, and the card says why', () => {
    const dropped = [{ round: 1, why: 'points' as const }];
    const player = { ...anna, counted: { allPoints: 2.5, dropped: [1] } };
    show(<PlayerCard page={page} card={{ ...card, player, dropped }} />);
    expect(screen.getAllByRole('row')[1]?.textContent).toContain('(1)');
    expect(screen.getByText('2½')).toBeDefined();
    expect(screen.getByText('Round 1 does not count: it has the fewest points.')).toBeDefined();
  });

  it('[CARD-4] the next game has round, board, colour and opponent', () => {
    show(<PlayerCard page={page} card={card} />);
    expect(screen.getByRole('region', { name: 'Next game' }).textContent).toContain('Round 2, board 2White against');
  });

  it('a player with an account has a profile, a guest has none', () => {
    const { update } = show(<PlayerCard page={page} card={card} />);
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
    update(<PlayerCard page={page} card={{ ...card, player: cato }} />);
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
  });

  it('a player is followed on this device, and is no longer when the button is pressed again', async () => {
    show(<PlayerCard page={page} card={card} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    expect(localStorage.getItem(`rokade-followed/${page.tournament.id}`)).toBe('anna');
    await userEvent.click(screen.getByRole('button', { name: 'Following' }));
    expect(localStorage.getItem(`rokade-followed/${page.tournament.id}`)).toBeNull();
  });
});

describe('players who are followed', () => {
  it('a player is followed until the page is left where the browser stores nothing', async () => {
    const fail = () => {
      throw new DOMException('disabled', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail, clear: vi.fn() });
    show(<PlayerCard page={page} card={card} />);
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await userEvent.click(screen.getByRole('button', { name: 'Following' }));
    expect(screen.getByRole('button', { name: 'Follow' })).toBeDefined();
  });

  it('followed players are shown with points, board, colour, opponent and result, or with their bye', () => {
    show(<FollowedPlayers page={page} accounts={['anna', 'cato', 'nobody']} />);
    const rows = within(screen.getByRole('region', { name: 'Players you follow' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/anna Hansen 1½ points.*Round 2, board 2, White against bo Åsen: \*/),
      expect.stringMatching(/cato Berg 2 points.*Round 2: bye/),
    ]);
  });
});

describe('the pairings are searched', () => {
  const tab = (search: object, onSearch = vi.fn()) => (
    <PairingsTab page={page} me="bo" search={{ round: 2, ...search }} onSearch={onSearch} />
  );

  it('the pairings show the boards of players with the text in their names', () => {
    const { update } = show(tab({ q: 'asen' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
    update(tab({ q: 'nobody' }));
    expect(screen.getByText('No player with that name.')).toBeDefined();
  });

  it('the pairings by name have a line for each player, in the order of their family names', () => {
    show(tab({ order: 'name' }));
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(['bo Åsen', 'cato Berg', 'WFM anna Hansen']);
    expect(screen.getAllByRole('row')[3]?.textContent).toContain('2White bo Åsen *');
  });

  it('a typed name goes to the address', async () => {
    const onSearch = vi.fn();
    show(tab({}, onSearch));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a player' }), 'b');
    expect(onSearch).toHaveBeenCalledWith({ round: 2, q: 'b' });
  });
});
