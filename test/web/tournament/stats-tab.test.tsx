import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { snakeKeys } from '../../../contract/codec/case.ts';
import type { TournamentPage } from '../../../contract/tournament/tournaments.ts';
import { StatsTab } from '../../../web/features/tournament/stats-tab.tsx';
import type { TournamentStats } from '../../../web/queries/tournament.ts';
import { show } from '../../support/web/render.tsx';
import { aGame, aPage, aParticipant } from '../../support/web/tournament-pages.ts';

const NO_GAMES: TournamentStats = {
  numberOfPlayers: 2,
  titles: [],
  countries: ['NOR', 'NOR'],
  averageRating: 1800,
  longestGame: null,
  shortestGame: null,
  ratingList: null,
  ratingChanges: [],
};

afterEach(() => vi.unstubAllGlobals());

function showStats(page: TournamentPage, stats: TournamentStats): void {
  vi.stubGlobal('fetch', async () => Response.json(snakeKeys(stats)));
  show(<StatsTab page={page} />);
}

it('the longest game has its players and its number of moves (R-066)', async () => {
  const participants = [
    aParticipant('anna', { firstName: 'Anna', lastName: 'Berg' }),
    aParticipant('bo', { firstName: 'Bo', lastName: 'Dahl' }),
  ];
  // Three half-moves of four letters each.
  const game = aGame('anna', 'bo', { id: 'g1', moves: 'AAAABBBBCCCC' });
  showStats(aPage({}, { participants, games: { '1_anna_bo': [game] } }), { ...NO_GAMES, longestGame: 'g1' });
  const link = await screen.findByRole('link', { name: 'Anna Berg – Bo Dahl' });
  expect(link.getAttribute('href')).toBe('/game/view/g1');
  expect(screen.getByText('2 moves')).toBeDefined();
});

it('a tournament in a hall has no longest and no shortest game', async () => {
  showStats(aPage({ defaultOtb: true }), NO_GAMES);
  expect(await screen.findByText('Average rating')).toBeDefined();
  expect(screen.queryByText('Longest game')).toBeNull();
  expect(screen.queryByText('Shortest game')).toBeNull();
});
