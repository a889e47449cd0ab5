import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../contract/calls.ts';
import { snakeKeys } from '../../../contract/codec/case.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { NormCandidateView, NormsAnswer } from '../../../contract/tournament/norms.ts';
import { type AccountId, asId } from '../../../domain/kernel/ids.ts';
import type { Language } from '../../../i18n/languages.ts';
import { NormsPage } from '../../../web/features/manage/norms/norms-page.tsx';
import { userQuery } from '../../../web/queries/account.ts';
import { tournamentQuery } from '../../../web/queries/tournament.ts';
import { show } from '../../support/web/render.tsx';
import { anArbiter, aPage, aParticipant } from '../../support/web/tournament-pages.ts';

const page = aPage(
  {},
  { canManage: true, participants: [aParticipant('kari', { firstName: 'Kari', lastName: 'Nordmann' })] },
);

const CANDIDATE: NormCandidateView = {
  account: 'kari',
  title: 'IM',
  verdict: 'open',
  games: 7,
  points: 4,
  average: 2402,
  performance: 2453,
  pointsNeeded: 4,
  countsAsGames: null,
  exemption: null,
  conditions: [{ kind: 'titleHolders', article: '1.4.5c', bound: 'least', wanted: 3, found: 2, met: false }],
  outlook: { kind: 'needs', points: 1.5, games: 2, average: 2400 },
  mix: { unknown: 2, holdersMissing: 1, titledMissing: 0, foreignMissing: 0, ownRoom: 2, oneRoom: 0 },
  rows: [{ points: 1.5, rating: 2390 }],
  lastGame: null,
};

const NORMS: NormsAnswer = {
  offered: true,
  format: 'SwissDutch',
  conditions: [
    { kind: 'registration', article: '1.1.1', state: 'unknown', wanted: '2026-10-22', found: null },
    { kind: 'chiefArbiter', article: '1.1.5', state: 'met', wanted: null, found: 'Lie, Ola' },
    { kind: 'thinkingTime', article: '1.1.3', state: 'failed', wanted: 120, found: 90 },
  ],
  slowDays: true,
  strongField: false,
  candidates: [CANDIDATE],
  arbiters: [{ name: 'Olsen, Per', duty: 'deputyArbiter', forms: ['FA1'] }],
  reportLacks: [],
};

/** The addresses that the page has asked for. */
let asked: string[];

beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

function open(norms: NormsAnswer, language?: Language) {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    asked.push(address instanceof Request ? address.url : String(address));
    return Response.json(snakeKeys(norms));
  });
  const view = show(null, language);
  view.queryClient.setQueryData(userQuery.queryKey, anArbiter('fjellsiden'));
  view.queryClient.setQueryData(tournamentQuery(page.tournament.id).queryKey, page);
  view.update(<NormsPage tid={page.tournament.id} />);
  return view;
}

const withCandidate = (changes: Partial<NormCandidateView>): NormsAnswer => ({
  ...NORMS,
  candidates: [{ ...CANDIDATE, ...changes }],
});

describe('the page of title norms', () => {
  it('a player within reach is listed with what they need, against whom, and what is missing', async () => {
    open(NORMS);
    expect(await screen.findByRole('heading', { name: 'Kari Nordmann, IM norm' })).toBeDefined();
    expect(screen.getByText('Needs 1½ from 2 against 2390 or more.')).toBeDefined();
    expect(screen.getByText('One opponent with the title or a higher one is missing.')).toBeDefined();
    const [details] = screen.getAllByRole('table', { hidden: true });
    expect(details?.textContent).toContain('at least 3');
    expect(screen.queryByRole('link', { name: /^Certificate/ })).toBeNull();
  });

  it.each([
    [
      'a draw in the last game',
      { lastGame: { kind: 'mustBePlayed', least: 'draw' } },
      'Needs a draw in the last game.',
    ],
    [
      'that any result is enough, but the game must be played',
      { lastGame: { kind: 'mustBePlayed', least: 'loss' } },
      'Any result in the last game is enough, but it must be played.',
    ],
    [
      'the average of opponents who are known',
      { mix: { ...CANDIDATE.mix, unknown: 0 } },
      'Needs 1½ from 2 against the opponents of the pairing (average 2400).',
    ],
    [
      'a second row',
      { rows: [...CANDIDATE.rows, { points: 2, rating: null }] },
      'Needs 1½ from 2 against 2390 or more. Or 2, whoever the opponents are.',
    ],
    [
      'that points do not matter',
      { rows: [{ points: 0, rating: null }] },
      'Any result is enough, but 2 more games must be played.',
    ],
  ] satisfies [string, Partial<NormCandidateView>, string][])('the list says %s', async (_, changes, text) => {
    open(withCandidate(changes));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('a reached norm is called possible, and its certificate has what is declared', async () => {
    open(withCandidate({ verdict: 'reached', games: 9, points: 6, performance: 2545, countsAsGames: 10 }));
    expect(await screen.findByText('Possible norm: 6 from 9, performance 2545. Counts as 10 games.')).toBeDefined();
    const certificate = { id: page.tournament.id, account: asId<AccountId>('kari'), title: 'IM' } as const;
    const link = () =>
      screen.getByRole('link', { name: 'Certificate (IT1) of Kari Nordmann, IM' }).getAttribute('href');
    expect(link()).toBe(pathTo(calls.printCertificate, certificate));
    await userEvent.click(screen.getByRole('checkbox', { name: 'FIDE has rated the event', hidden: true }));
    expect(link()).toBe(pathTo(calls.printCertificate, { ...certificate, query: { rated: 'true' } }));
  });

  it('a missed norm is folded away with the score that was needed and its article', async () => {
    const failed = {
      kind: 'performance',
      article: '1.4.8',
      bound: 'least',
      wanted: 2450,
      found: 2430,
      met: false,
    } as const;
    open(withCandidate({ verdict: 'missed', conditions: [failed], points: 4.5, pointsNeeded: 5 }), 'no');
    expect(await screen.findByText('Utenfor rekkevidde (1)')).toBeDefined();
    expect(screen.getByText('Ingen norm: 4½ poeng; 5 krevdes mot dette snittet (1.4.8).')).toBeDefined();
    expect(screen.getByText('Ingen er i nærheten av en norm ennå.')).toBeDefined();
  });

  it('the event is summed up, and each condition has state and article', async () => {
    open(NORMS);
    const event = await screen.findByRole('region', { name: 'Event' });
    expect(event.querySelector('summary')?.textContent).toContain('One condition not met and one to check');
    const row = within(event).getByRole('row', { name: /Minutes each for 60 moves/, hidden: true });
    expect(row.textContent).toBe('Minutes each for 60 movesat least 12090Not met1.1.3');
  });

  it('what is declared is sent with the call, and this browser remembers it', async () => {
    const { unmount } = open(NORMS);
    const exemption = await screen.findByRole('combobox', { name: 'Exempt from foreign opponents', hidden: true });
    await userEvent.selectOptions(exemption, 'zonal or sub-zonal tournament');
    await vi.waitFor(() => expect(asked.at(-1)).toContain('?exemption=zonal'));
    unmount();
    open(NORMS);
    await screen.findByRole('heading', { name: 'Kari Nordmann, IM norm' });
    expect(asked.at(-1)).toContain('?exemption=zonal');
  });

  it('the report is offered when nothing is lacking, and otherwise the page says what is', async () => {
    const { unmount } = open(NORMS);
    expect((await screen.findByRole('link', { name: 'Tournament report (IT3)' })).getAttribute('href')).toBe(
      pathTo(calls.printNormReport, { id: page.tournament.id }),
    );
    expect(screen.getByRole('link', { name: 'FA1: Olsen, Per' }).getAttribute('href')).toBe(
      pathTo(calls.printArbiterNorm, { id: page.tournament.id, form: 'FA1', place: 1 }),
    );
    unmount();
    open({ ...NORMS, reportLacks: [{ kind: 'email', name: 'Hansen, Liv' }] });
    expect(await screen.findByText('E-mail address: Hansen, Liv.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Tournament report (IT3)' })).toBeNull();
  });

  it('a tournament without norms leads to its settings', async () => {
    open({ ...NORMS, offered: false, candidates: [] });
    expect(await screen.findByText('No title norms here')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Edit settings' })).toBeDefined();
  });
});
