import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PairingView, TournamentPage } from '../../../contract/tournament/tournaments.ts';
import type { TournamentSearch } from '../../../web/features/tournament/page/page-search.ts';
import { StandingsTab } from '../../../web/features/tournament/standings/standings-tab.tsx';
import { show } from '../../support/web/render.tsx';
import { aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

const tab = (page: TournamentPage, search: TournamentSearch = {}, onSearch = vi.fn()) => (
  <StandingsTab page={page} me="bo" search={search} onSearch={onSearch} />
);

const manyPlayers = Array.from({ length: 40 }, (_, at) =>
  aParticipant(`player${at + 1}`, { rank: at + 1, seed: at + 1 }),
);
const bodyRows = () => screen.getAllByRole('row').slice(1);
const bodyRow = (place: number): HTMLElement => {
  const row = bodyRows()[place - 1];
  if (row === undefined) throw new Error(`no row ${place}`);
  return row;
};

describe('the standings', () => {
  it('the standings show fifteen players at a time, and the total', () => {
    show(tab(aPage({}, { participants: manyPlayers })));
    expect(bodyRows()).toHaveLength(15);
    expect(screen.getByText('1–15 of 40')).toBeDefined();
  });

  it('the standings are printed in full, whatever page of them is shown', () => {
    show(tab(aPage({}, { participants: manyPlayers }), { page: 2 }));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(bodyRows()).toHaveLength(40);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(bodyRows()).toHaveLength(15);
  });

  it('the standings open another page through the address', async () => {
    const onSearch = vi.fn();
    show(tab(aPage({}, { participants: manyPlayers }), {}, onSearch));
    await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(onSearch).toHaveBeenCalledWith({ page: 2 });
  });

  it('[CNT-6] the standings show counted points and all points, dropped rounds in brackets, and what counts', () => {
    const players = [
      aParticipant('anna', { score: 1, counted: { allPoints: 1.5, dropped: [2] } }),
      aParticipant('bo', { score: 0.5, counted: { allPoints: 0.5, dropped: [1] }, rank: 2, seed: 2 }),
    ];
    const pairings = [
      aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
      aPairing('bo', 'anna', { round: 2, result: 'draw', outcome: 0 }),
    ];
    const rounds = [1, 2].map((number) => ({ name: '', number, startDate: '2026-11-20T17:00:00Z', paired: true }));
    const { update } = show(tab(aPage({ rounds: 2, droppedRounds: 1 }, { participants: players, pairings, rounds })));
    const cells = within(bodyRow(1)).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['1', '1½', '2w1', '(2b½)']));
    expect(screen.getByText('The best of 2 rounds counts.')).toBeDefined();
    update(tab(aPage({ rounds: 2, droppedRounds: 1, tb1: 1 }, { participants: players, pairings, rounds })));
    expect(screen.getByText('The best of 2 rounds counts. Tie-breaks are computed over all rounds.')).toBeDefined();
  });

  it('the standings hide the tie-breaks until the user shows them, and then explain them', async () => {
    const page = aPage({ tb1: 1 }, { participants: [aParticipant('anna', { tb1: 7.5, score: 2.5 })] });
    const { update } = show(tab(page));
    expect(screen.queryByText('7.5')).toBeNull();
    expect(screen.getByText('2½')).toBeDefined();
    update(tab(page, { tiebreaks: true }));
    expect(screen.getByText('7.5')).toBeDefined();
    await userEvent.hover(screen.getByRole('button', { name: 'BH' }));
    expect(await screen.findByRole('button', { name: /^BH: Buchholz\. The scores of all opponents/ })).toBeDefined();
  });

  it('the final standings show the tie-breaks until the user hides them', async () => {
    const page = aPage({ tb1: 1, finished: true }, { participants: [aParticipant('anna', { tb1: 7.5 })] });
    const onSearch = vi.fn();
    const { update } = show(tab(page, {}, onSearch));
    expect(screen.getByText('7.5')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Hide tie-breaks' }));
    expect(onSearch).toHaveBeenCalledWith({ tiebreaks: false });
    update(tab(page, { tiebreaks: false }));
    expect(screen.queryByText('7.5')).toBeNull();
  });

  it('the standings of a finished tournament name the top three', () => {
    const participants = ['anna', 'bo', 'cleo', 'dag'].map((name, at) =>
      aParticipant(name, { rank: at + 1, score: 4 - at }),
    );
    show(tab(aPage({ finished: true }, { participants })));
    const podium = screen.getByRole('list', { name: 'Top three' });
    expect(
      within(podium)
        .getAllByRole('listitem')
        .map((place) => place.textContent),
    ).toEqual(['1anna Hansen4', '2bo Hansen3', '3cleo Hansen2']);
  });

  it('the standings show the games of each player by round, and after which round they are', () => {
    const pairings = [aPairing('anna', 'bo', { outcome: 1 })];
    const participants = [aParticipant('anna', { rank: 1 }), aParticipant('bo', { rank: 2, seed: 2, score: 0 })];
    const rounds = [{ number: 1, name: 'Round 1', startDate: '2026-01-01T10:00:00Z', paired: true }];
    show(tab(aPage({ started: true, rounds: 3 }, { participants, pairings, rounds })));
    expect(screen.getByRole('heading', { name: 'Standings after round 1' })).toBeDefined();
    expect(within(bodyRow(1)).getByTitle('Round 1: won with white against bo Hansen').textContent).toBe('2w1');
    expect(within(bodyRow(2)).getByTitle('Round 1: lost with black against anna Hansen').textContent).toBe('1b0');
  });

  it('[ROUND-15] the standings are after no round while a result of a later one counts', () => {
    const rounds = [1, 2, 3].map((number) => ({
      number,
      name: `Round ${number}`,
      startDate: `${2000 + 90 * number}-01-01T10:00:00Z`,
      paired: true,
    }));
    const one = aPairing('anna', 'bo', { round: 1, outcome: 1, result: 'whiteWins' });
    const two = aPairing('bo', 'anna', { round: 2 });
    const ahead = { round: 3, outcome: 0.5, result: 'draw' } as const;
    const pageWith = (third: Partial<PairingView>) =>
      aPage(
        { started: true, rounds: 3 },
        { rounds, pairings: [one, two, aPairing('anna', 'bo', { round: 3, ...third })] },
      );
    const { update } = show(tab(pageWith({})));
    expect(screen.getByRole('heading', { name: 'Standings after round 1' })).toBeDefined();
    update(tab(pageWith(ahead)));
    expect(screen.getByRole('heading', { name: 'Standings' })).toBeDefined();
  });

  it('the standings of a knockout strike out eliminated players, and mark ties and the user', () => {
    const participants = [
      aParticipant('anna', { rank: 1 }),
      aParticipant('bo', { rank: 1, seed: 2 }),
      aParticipant('cleo', { rank: 3, eliminated: true }),
    ];
    const pairings = [aPairing('cleo', 'anna', { round: 1, outcome: -1, result: 'blackWins' })];
    show(tab(aPage({ kind: 'Knockout' }, { participants, pairings })));
    expect(within(bodyRow(1)).getByText('(=)')).toBeDefined();
    expect(within(bodyRow(2)).getByText('you')).toBeDefined();
    expect(within(bodyRow(3)).getByText('cleo Hansen').tagName).toBe('S');
    expect(within(bodyRow(3)).queryByText('(=)')).toBeNull();
  });

  it('before the first result nobody has a place', () => {
    show(tab(aPage()));
    expect(within(bodyRow(1)).queryByText('(=)')).toBeNull();
    expect(within(bodyRow(1)).getAllByRole('cell')[0]?.textContent).toBe('–');
  });

  it('the standings show who has moved up or down', () => {
    const { update } = show(tab(aPage()));
    const participants = [aParticipant('bo', { rank: 1, seed: 2 }), aParticipant('anna', { rank: 2, seed: 1 })];
    update(tab(aPage({}, { participants })));
    expect(within(bodyRow(1)).getByText('up 1')).toBeDefined();
    expect(within(bodyRow(2)).getByText('down 1')).toBeDefined();
  });

  it('the standings invite to join if nobody has yet, in the language of the user', () => {
    show(tab(aPage({}, { participants: [], canManage: false })), 'no');
    expect(screen.getByText('Ingen er påmeldt ennå.')).toBeDefined();
    expect(screen.getByText('Vær den første som melder seg på.')).toBeDefined();
  });
});
