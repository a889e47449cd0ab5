import { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CATALOGUES } from '../../../i18n/catalogues.ts';
import { makeI18n } from '../../../i18n/i18n.ts';
import type { RawSearch } from '../../../web/app/search.ts';

/** Search parameters of an address, and what of them its page is given. */
interface Search {
  readonly given: RawSearch;
  readonly kept: RawSearch;
}

const TABLE: Search = {
  given: { page: '3', size: 30, sort: '-rating' },
  kept: { page: 3, size: 30, sort: '-rating' },
};
const LIST: Search = { given: { ...TABLE.given, q: 1884 }, kept: { ...TABLE.kept, q: '1884' } };
const TABLES: Search = {
  given: { members: { page: 2, q: 'åse' }, tournaments: { size: 50, sort: '<' }, games: { page: 4 } },
  kept: { members: { page: 2, q: 'åse' }, tournaments: { size: 50 } },
};
const PLAYED: Search = {
  given: { tournaments: { page: 2, q: 'open' }, games: { sort: 'date' }, members: { page: 2 } },
  kept: { tournaments: { page: 2 }, games: { sort: 'date' } },
};
const RETURN: Search = { given: { path: '/inbox' }, kept: { path: '/inbox' } };

/** Every address of the web: nothing, where it has no search parameters. */
const ADDRESSES: Readonly<Record<string, readonly Search[]>> = {
  '/': [],
  '/about': [],
  '/account/create': [],
  '/account/first-password': [RETURN, { given: { path: '//evil.example' }, kept: {} }],
  '/account/memberships': [],
  '/account/recover': [],
  '/account/recover/$code': [],
  '/account/settings': [],
  '/browse': [LIST, { given: { page: 1, size: 17, sort: 'A B', q: '' }, kept: {} }],
  '/calendar': [PLAYED, { given: { tournaments: 'all', games: { page: -1 } }, kept: {} }],
  '/club/manage': [
    {
      given: { ...LIST.given, id: 1884, tab: 'templates', clubs: ['a', 2] },
      kept: { ...LIST.kept, id: '1884', tab: 'templates', clubs: ['a', '2'] },
    },
    { given: { id: {}, tab: 'clubs', clubs: 'all' }, kept: {} },
  ],
  '/club/view/$cid': [TABLES],
  '/contact': [],
  '/event/build': [
    { given: { step: 'groups' }, kept: { step: 'groups' } },
    { given: { step: 'about' }, kept: {} },
    { given: { step: 'prizes' }, kept: {} },
  ],
  '/event/cashier/$id': [
    { given: { show: 'refundDue', q: 23, entry: 7 }, kept: { show: 'refundDue', q: '23', entry: '7' } },
    { given: { show: 'unpaid', q: '', entry: {} }, kept: {} },
  ],
  '/event/entries/$tid': [
    { given: { step: 'fees' }, kept: { step: 'fees' } },
    { given: { step: 'groups' }, kept: {} },
  ],
  '/event/hosted': [],
  '/event/manage/$id': [
    { given: { tab: 'waiting', q: 'moe' }, kept: { tab: 'waiting', q: 'moe' } },
    { given: { tab: 'entered', q: {} }, kept: {} },
  ],
  '/event/screen/$id': [
    { given: { show: 'clocks', seconds: '2', columns: 99 }, kept: { show: 'clocks', seconds: 5, columns: 4 } },
  ],
  '/e/$token': [
    { given: { mail: 'off' }, kept: { mail: 'off' } },
    { given: { mail: 'on' }, kept: {} },
  ],
  '/event/sign-up/$id': [
    { given: { step: 'send' }, kept: { step: 'send' } },
    { given: { step: 'pay' }, kept: {} },
  ],
  '/event/view/$id': [
    {
      given: { q: 1884, group: 'B', club: 'Oslo', federation: 'NOR' },
      kept: { q: '1884', group: 'B', club: 'Oslo', federation: 'NOR' },
    },
    { given: { group: {}, club: '', q: ['a'] }, kept: {} },
  ],
  '/events': [],
  '/faqs': [],
  '/game/log/$gameId': [
    { given: { moves: false }, kept: { moves: false } },
    { given: { moves: true }, kept: {} },
  ],
  '/game/play/$gameId': [],
  '/game/view/$gameId': [
    { given: { ply: 0 }, kept: { ply: 0 } },
    { given: { ply: '7' }, kept: { ply: 7 } },
    { given: { ply: -1 }, kept: {} },
  ],
  '/inbox': [],
  '/invitation/$id': [
    { given: { step: 2 }, kept: { step: 2 } },
    { given: { step: 3 }, kept: {} },
  ],
  '/league/build': [],
  '/league/manage/$leagueId': [
    { given: { tab: 'categories', end: 2026, step: 'a' }, kept: { tab: 'categories', end: '2026', step: 'a' } },
    { given: { tab: 'teams', step: 'a' }, kept: {} },
  ],
  '/league/view/$leagueId': [
    { given: { season: 2026 }, kept: { season: '2026' } },
    { given: { season: {} }, kept: {} },
  ],
  '/login': [RETURN, { given: { path: 'https://evil.example' }, kept: {} }],
  '/organization/manage': [
    { given: { ...LIST.given, id: 'nsf', tab: 'clubs' }, kept: { ...LIST.kept, id: 'nsf', tab: 'clubs' } },
    { given: { tab: 'templates' }, kept: {} },
  ],
  '/organization/view/$oid': [{ given: TABLES.given, kept: { tournaments: { size: 50 } } }],
  '/privacy-notice': [],
  '/profile/$uid': [
    { given: { ...PLAYED.given, against: 'magnus' }, kept: { ...PLAYED.kept, against: 'magnus' } },
    { given: { against: '<script>' }, kept: {} },
  ],
  '/registration/generate/invitation': [],
  '/rating-lists': [],
  '/health': [],
  '/registration/organization': [],
  '/setup': [],
  '/t/$tid/here': [
    { given: { code: '0481' }, kept: { code: '0481' } },
    { given: { code: 4810 }, kept: { code: '4810' } },
    { given: { code: {} }, kept: {} },
  ],
  '/team/manage/$id': [],
  '/team/view/$id': [LIST],
  '/tools': [
    {
      given: { ...TABLE.given, tab: 'explain', round: '4', line: 12 },
      kept: { ...TABLE.kept, tab: 'explain', round: 4, line: 12 },
    },
    { given: { tab: 'pairings', round: 0, line: 'x' }, kept: {} },
  ],
  '/tournament-old/build': [],
  '/tournament-old/edit/$tid': [],
  '/tournament-old/manage/$tid': [],
  '/tournament-old/view/$tid': [],
  '/tournament/build': [
    { given: { mode: 'custom' }, kept: { mode: 'custom' } },
    { given: { mode: 'custom', step: 'start' }, kept: { mode: 'custom' } },
    { given: { step: 'start' }, kept: { step: 'start' } },
    { given: { step: 'format' }, kept: {} },
  ],
  '/tournament/edit/$tid': [],
  '/tournament/fair-play/$tid': [
    { given: { ...LIST.given, round: 2 }, kept: { ...LIST.kept, round: 2 } },
    { given: { round: 1.5 }, kept: {} },
  ],
  '/tournament/find': [],
  '/tournament/log/$tid': [
    { given: { ...LIST.given, corrections: 1 }, kept: { ...LIST.kept, corrections: true } },
    { given: { corrections: 'no' }, kept: {} },
  ],
  '/tournament/manage-team/$tid/$team': [{ given: { round: '3' }, kept: { round: 3 } }],
  '/tournament/manage/$tid': [
    { given: { round: 5 }, kept: { round: 5 } },
    { given: { round: -5 }, kept: {} },
  ],
  '/tournament/match/$tid/$round/$team': [],
  '/tournament/norms/$tid': [],
  '/tournament/players/$tid': [TABLE],
  '/tournament/screen/$tid': [
    {
      given: {
        show: 'clocks,nonsense,clocks',
        seconds: '2',
        columns: 99,
        rows: 1,
        round: 3,
        theme: 'dark',
        language: 'no',
      },
      kept: { show: 'clocks', seconds: 5, columns: 4, rows: 4, round: 3, theme: 'dark', language: 'no' },
    },
    { given: { show: 7, seconds: 'x', theme: 'pink', language: 1 }, kept: {} },
  ],
  '/tournament/search': [LIST],
  '/tournament/view/$tid': [
    {
      given: {
        ...LIST.given,
        tab: 'pairings',
        round: '2',
        boards: true,
        top: '6',
        tiebreaks: 'false',
        category: 'U20',
      },
      kept: { ...LIST.kept, tab: 'pairings', round: 2, boards: true, top: 6, tiebreaks: false, category: 'U20' },
    },
    { given: { boards: 'top', tiebreaks: 1 }, kept: { boards: 'top', tiebreaks: true } },
    {
      given: { tab: 'nonsense', round: 'x', boards: 'all', top: 3, tiebreaks: 'maybe', group: 'x', category: 7 },
      kept: {},
    },
  ],
  '/tournament/view/$tid/pairings/$round': [
    { given: { sheets: 'true' }, kept: { sheets: true } },
    { given: { sheets: 2 }, kept: {} },
  ],
  '/tournaments': [
    {
      given: { ...LIST.given, status: 'started', place: 'otb', kind: 'RoundRobin' },
      kept: { ...LIST.kept, status: 'started', place: 'otb', kind: 'RoundRobin' },
    },
    { given: { status: 'over', place: 'Oslo', kind: 'Blitz' }, kept: {} },
  ],
  '/user-agreement': [],
  '/user-guide': [],
};

/** The path of the route that any other address has until the lazy routes are there. */
const ANY_OTHER = '/$';

// The lazy routes are added to the modules of the entry routes: another file of this process may have done so.
vi.resetModules();
const { makeRouter } = await import('../../../web/app/router.tsx');
const router = makeRouter(new QueryClient());
const routes = (): readonly AnyRoute[] => Object.values(router.routesByPath);

/** Opens an address and returns the id of the innermost route that is shown. */
async function opened(address: string, visited = router): Promise<string | undefined> {
  visited.update({ ...visited.options, history: createMemoryHistory({ initialEntries: [address] }) });
  await visited.load();
  return visited.state.matches.at(-1)?.routeId;
}

beforeAll(() => {
  initReactI18next.init(makeI18n('en', CATALOGUES));
});

describe('the routes of the web', () => {
  it('a first visit adds the lazy routes to the entry routes, and keeps its address', async () => {
    const lazy = '/about';
    expect(routes().map(({ fullPath }) => fullPath)).not.toContain(lazy);
    expect(await opened(`${lazy}?page=2`)).toBe(lazy);
    expect(router.state.location.href).toBe(`${lazy}?page=2`);
    expect(routes().map(({ fullPath }) => fullPath)).toContain(lazy);
  });

  it('every address of the web has its route, and there are no others', () => {
    const paths = routes().map(({ fullPath }) => fullPath);
    expect(paths.filter((path) => path !== ANY_OTHER).sort()).toEqual(Object.keys(ADDRESSES).sort());
  });

  it.each(Object.entries(ADDRESSES))(
    '%s passes on the search parameters that it knows, and nothing else',
    (path, all) => {
      const read = router.routesByPath[path]?.options.validateSearch;
      expect(read === undefined).toBe(all.length === 0);
      for (const { given, kept } of all) {
        expect(read({ ...given, unknown: 'x' })).toEqual({ ...kept, unknown: undefined });
      }
    },
  );

  it('an address of no route is not found, whether the lazy routes are there or not', async () => {
    for (const visited of [makeRouter(new QueryClient()), router]) {
      await opened('/nowhere/at/all', visited);
      expect(visited.state.matches.filter((match) => match._notFound).map(({ routeId }) => routeId)).toEqual([
        '__root__',
      ]);
    }
  });
});
