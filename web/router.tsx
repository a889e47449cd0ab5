import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { calendarSearch } from './calendar-search.ts';
import { GameNotifier } from './features/lobby/notifier.tsx';
import { Shell } from './features/nav/shell.tsx';
import { authInfoQuery, powersQuery } from './queries/account.ts';
import { accountsInfoQuery, gameViewQuery, lobbyQuery, playQuery } from './queries/game.ts';
import { leaguesQuery } from './queries/league.ts';
import { profileQuery } from './queries/profile.ts';
import {
  tournamentFindQuery,
  tournamentListQuery,
  tournamentPlayersQuery,
  tournamentQuery,
} from './queries/tournament.ts';
import { countingNumber, ownPath, type RawSearch, tableSearch } from './search.ts';
import { listSearch, tournamentSearch } from './tournament-search.ts';
import { NotFoundPage, PageFailed, PageSkeleton } from './ui/page-states.tsx';

/** Every route of the web, each with what it needs before it is drawn. Routes that are not here show "not found". */

export interface RouterContext {
  readonly queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: () => <Shell notice={<GameNotifier />} />,
  notFoundComponent: NotFoundPage,
});

/** Pages for people who are logged in; others log in first and come back. */
async function requireLogin({ context, location }: { context: RouterContext; location: { href: string } }) {
  const { authenticated } = await context.queryClient.ensureQueryData(authInfoQuery);
  if (!authenticated) throw redirect({ to: '/login', search: { path: location.href } });
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: async ({ context: { queryClient } }) => {
    // A visitor sees the calendar even where the leagues cannot be read.
    void queryClient.prefetchQuery(leaguesQuery);
    await queryClient.ensureQueryData(tournamentFindQuery);
  },
}).lazy(() => import('./routes/home.tsx').then(({ Route }) => Route));

const tournaments = createRoute({
  getParentRoute: () => root,
  path: '/tournaments',
  validateSearch: listSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentListQuery),
}).lazy(() => import('./routes/tournaments.tsx').then(({ Route }) => Route));

const tournamentView = createRoute({
  getParentRoute: () => root,
  path: '/tournament/view/$tid',
  validateSearch: tournamentSearch,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() => import('./routes/tournament-view.tsx').then(({ Route }) => Route));

const printableRound = createRoute({
  getParentRoute: () => root,
  path: '/tournament/view/$tid/pairings/$round',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() => import('./routes/printable-round.tsx').then(({ Route }) => Route));

const tournamentManage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/manage/$tid',
  validateSearch: (raw: RawSearch): { round?: number } => {
    const round = countingNumber(raw.round);
    return round === undefined ? {} : { round };
  },
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() => import('./routes/tournament-manage.tsx').then(({ Route }) => Route));

const tournamentPlayers = createRoute({
  getParentRoute: () => root,
  path: '/tournament/players/$tid',
  validateSearch: tableSearch,
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentPlayersQuery(params.tid)),
}).lazy(() => import('./routes/tournament-players.tsx').then(({ Route }) => Route));

const tournamentBuild = createRoute({
  getParentRoute: () => root,
  path: '/tournament/build',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(powersQuery),
}).lazy(() => import('./routes/tournament-build.tsx').then(({ Route }) => Route));

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (raw: RawSearch): { path?: string } => {
    const path = ownPath(raw.path);
    return path === undefined ? {} : { path };
  },
}).lazy(() => import('./routes/login.tsx').then(({ Route }) => Route));

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/calendar',
  validateSearch: calendarSearch,
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    const { info } = await queryClient.ensureQueryData(authInfoQuery);
    if (info !== null) void queryClient.prefetchQuery(profileQuery(info.id));
    await queryClient.fetchQuery({ ...lobbyQuery, staleTime: 0 });
  },
}).lazy(() => import('./routes/calendar.tsx').then(({ Route }) => Route));

// A game changes by itself, so each visit asks anew; a running one is played, a finished one is viewed.

const gamePlay = createRoute({
  getParentRoute: () => root,
  path: '/game/play/$gameId',
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(accountsInfoQuery(params.gameId));
    const play = await queryClient.fetchQuery({ ...playQuery(params.gameId), staleTime: 0 });
    if (play.redirect || play.game_info.outcome !== null) {
      throw redirect({ to: '/game/view/$gameId', params, replace: true });
    }
    await queryClient.ensureQueryData(accountsInfoQuery(params.gameId));
  },
}).lazy(() => import('./routes/game-play.tsx').then(({ Route }) => Route));

const gameView = createRoute({
  getParentRoute: () => root,
  path: '/game/view/$gameId',
  validateSearch: (raw: RawSearch): { ply?: number } => {
    const ply = Number(raw.ply ?? Number.NaN);
    return Number.isInteger(ply) && ply >= 0 ? { ply } : {};
  },
  loader: async ({ context: { queryClient }, params }) => {
    const { game } = await queryClient.fetchQuery({ ...gameViewQuery(params.gameId), staleTime: 0 });
    if (!game.finished && game.outcome === 'Ongoing') {
      throw redirect({ to: '/game/play/$gameId', params, replace: true });
    }
  },
}).lazy(() => import('./routes/game-view.tsx').then(({ Route }) => Route));

/** The old addresses of the pages lead to the new ones. */
const oldBuild = createRoute({
  getParentRoute: () => root,
  path: '/tournament-old/build',
  beforeLoad: () => {
    throw redirect({ to: '/tournament/build', replace: true });
  },
});

const oldView = createRoute({
  getParentRoute: () => root,
  path: '/tournament-old/view/$tid',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tournament/view/$tid', params, replace: true });
  },
});

const oldManage = createRoute({
  getParentRoute: () => root,
  path: '/tournament-old/manage/$tid',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tournament/manage/$tid', params, replace: true });
  },
});

const routeTree = root.addChildren([
  home,
  tournaments,
  tournamentView,
  printableRound,
  tournamentManage,
  tournamentPlayers,
  tournamentBuild,
  login,
  calendar,
  gamePlay,
  gameView,
  oldBuild,
  oldView,
  oldManage,
]);

export const makeRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
