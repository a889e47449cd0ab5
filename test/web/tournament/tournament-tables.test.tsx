import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchView, ParticipantView } from '../../../contract/tournament/tournaments.ts';
import { PairingList } from '../../../web/features/tournament/pairings/pairing-list.tsx';
import { CrossTableTab } from '../../../web/features/tournament/standings/cross-table-tab.tsx';
import { StandingsTab } from '../../../web/features/tournament/standings/standings-tab.tsx';
import { TeamsTab } from '../../../web/features/tournament/standings/teams-tab.tsx';
import { userQuery } from '../../../web/queries/account.ts';
import { show } from '../../support/web/render.tsx';
import { aMatch, anArbiter, aPage, aPairing, aParticipant, aTeam } from '../../support/web/tournament-pages.ts';

const participants = [
  aParticipant('anna', { team: 'moss', teamName: 'Moss A' }),
  aParticipant('bo', { team: 'horten', teamName: 'Horten B', seed: 2, rank: 2 }),
];
const teams = [
  { ...aTeam('moss', 1), name: 'Moss A', rank: 1, matchScore: 2, gameScore: 1.5 },
  { ...aTeam('horten', 2), name: 'Horten B', rank: 2, gameScore: 0.5 },
];
const won: MatchView = { ...aMatch(1, 'moss', 'horten'), whitePoints: 1.5, blackPoints: 0.5, result: 'whiteWins' };
const pairings = [aPairing('bo', 'anna', { match: 1, result: 'blackWins', outcome: -1 })];

const event = (kind: 'TeamRoundRobin' | 'TeamMonrad', changes = {}) =>
  aPage({ kind }, { participants, teams, pairings, matches: [won], isTeamTournament: true, ...changes });

/** Where the links of a name lead. */
const wayTo = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the cross table of a team event', () => {
  it('the cross table of a team event shows teams with game points first, and players on request (R-067)', async () => {
    show(<CrossTableTab page={event('TeamRoundRobin')} me={undefined} />);
    const row = screen.getByRole('row', { name: /Moss A/ });
    const cell = within(row).getByTitle('Round 1: won 1½–½ against Horten B');
    expect(cell.textContent).toBe('1½');
    expect(cell.dataset.side).toBe('win');
    expect(wayTo('Moss A')).toEqual(['/team/view/moss']);
    await userEvent.click(screen.getByRole('radio', { name: 'Players' }));
    expect(screen.getByRole('row', { name: /anna Hansen/ }).textContent).toContain('2b1');
  });
});

describe('the cross table of a Swiss', () => {
  const rounds = [
    aPairing('anna', 'bo', { result: 'whiteWins', outcome: 1 }),
    aPairing('bo', 'anna', { round: 2, result: 'draw', outcome: 0 }),
    aPairing('anna', 'bo', { round: 3 }),
  ];
  const swiss = (changes: Partial<ParticipantView>) =>
    aPage(
      { kind: 'SwissDutch' },
      {
        participants: [aParticipant('anna', changes), aParticipant('bo', { seed: 2, rank: 2, score: 0.5 })],
        pairings: rounds,
      },
    );
  const cellsOf = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('the cross table of a Swiss has the points after each finished round below its result (R-067)', () => {
    show(<CrossTableTab page={swiss({ score: 1.5 })} me={undefined} />);
    expect(cellsOf(/anna Hansen/)).toEqual(['1', '1800', '2w11', '2b½1½', '2w*', '1½']);
    expect(screen.getByTitle('1½ points after round 2').textContent).toBe('1½');
  });

  it('the cross table of a Swiss has no points of a player whose score is hidden', () => {
    show(<CrossTableTab page={swiss({ score: null })} me={undefined} />);
    expect(cellsOf(/anna Hansen/)).toEqual(['1', '1800', '2w1', '2b½', '2w*', '–']);
  });
});

describe('the table of teams', () => {
  it.each(['TeamRoundRobin', 'TeamMonrad'] as const)(
    'the table of teams of a %s has seed, team, match points and game points (R-061, R-032)',
    (kind) => {
      show(<TeamsTab page={event(kind, { managedTeams: ['moss'] })} />);
      const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(heads.join('|')).toMatch(/Seed.*Team.*Match points.*Game points/);
      expect(wayTo('Moss A')).toEqual(['/team/view/moss']);
      expect(wayTo('Manage')).toEqual(['/team/manage/moss']);
    },
  );
});

describe('a match in the list of pairings', () => {
  it('a match in the list of pairings links to its teams, and names the team of each player', () => {
    show(
      <PairingList page={event('TeamRoundRobin')} round={1} pairings={pairings} me={undefined} isSearched={false} />,
    );
    expect(wayTo('Moss A')).toEqual(['/team/view/moss']);
    const [, white, , , black] = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    expect([white?.textContent, black?.textContent]).toEqual([
      expect.stringContaining('Horten B'),
      expect.stringContaining('Moss A'),
    ]);
  });
});

describe('the heads of a table that can be sorted', () => {
  it.each([
    ['en', 'Sort by Player', 'Sort by Seed'],
    ['no', 'Sorter etter Spiller', 'Sorter etter Startnr.'],
  ] as const)('sortable column headings say what they sort by, in the language %s (R-001)', (language, ...titles) => {
    show(<StandingsTab page={aPage()} me={undefined} search={{}} onSearch={vi.fn()} />, language);
    for (const title of titles) expect(screen.getByTitle(title)).toBeDefined();
  });
});

describe('the standings', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the standings mark who is online for logged-in users, with one request (R-057)', async () => {
    const asked = vi.fn(async (_: unknown, options?: RequestInit) => {
      const { accounts } = JSON.parse(String(options?.body));
      return Response.json(accounts.map((account: string) => ({ account, online: account === 'bo' })));
    });
    vi.stubGlobal('fetch', asked);
    const { queryClient } = show(<StandingsTab page={aPage()} me="anna" search={{}} onSearch={vi.fn()} />);
    queryClient.setQueryData(userQuery.queryKey, anArbiter('anna'));
    expect(await screen.findByTitle('Online')).toBeDefined();
    expect(within(screen.getByRole('row', { name: /bo Hansen/ })).getByText('Online')).toBeDefined();
    expect(screen.getAllByTitle('Online')).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('the standings request no online status for visitors', async () => {
    const asked = vi.fn();
    vi.stubGlobal('fetch', asked);
    show(<StandingsTab page={aPage()} me={undefined} search={{}} onSearch={vi.fn()} />);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).not.toHaveBeenCalled();
  });
});
