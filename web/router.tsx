import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { buildSearch } from './build-search.ts';
import { CLUB_TABLES, CLUB_TABS, manageSearch, ORGANIZATION_TABS, tablesSearch } from './club-search.ts';
import { UnreadNotifier } from './features/inbox/unread-notifier.tsx';
import { GameNotifier } from './features/lobby/notifier.tsx';
import { Shell } from './features/nav/shell.tsx';
import { withWords } from './language.ts';
import { PAGES } from './pages.ts';
import { playedSearch, profileSearch } from './played-search.ts';
import { authInfoQuery, membershipsQuery, powersQuery, recoveryTestQuery, setupQuery } from './queries/account.ts';
import {
  clubListQuery,
  clubQuery,
  managedTeamQuery,
  organizationListQuery,
  organizationQuery,
  teamQuery,
} from './queries/clubs.ts';
import { accountsInfoQuery, gameViewQuery, lobbyQuery, playQuery } from './queries/game.ts';
import { invitationQuery, ownInvitationsQuery } from './queries/invitations.ts';
import { leagueQuery, leaguesQuery, seasonsAndCategoriesQuery } from './queries/league.ts';
import { inboxQuery, unreadQuery } from './queries/messages.ts';
import { profileQuery } from './queries/profile.ts';
import { sessionsQuery, settingsQuery } from './queries/settings.ts';
import {
  lineUpQuery,
  matchLineUpQuery,
  tournamentFindQuery,
  tournamentListQuery,
  tournamentPlayersQuery,
  tournamentQuery,
} from './queries/tournament.ts';
import { countingNumber, only, ownPath, type RawSearch, tableSearch } from './search.ts';
import { listSearch, tournamentSearch } from './tournament-search.ts';
import { NotFoundPage, PageFailed, PageSkeleton } from './ui/page-states.tsx';

/** Every route of the web, each with what it needs before it is drawn. Routes that are not here show "not found". */

export interface RouterContext {
  readonly queryClient: QueryClient;
}

const root = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Shell
      notice={
        <>
          <GameNotifier />
          <UnreadNotifier />
        </>
      }
    />
  ),
  notFoundComponent: NotFoundPage,
});

/** Pages for people who are logged in, with a password of their own; others get both first and come back. */
async function requireLogin({ context, location }: { context: RouterContext; location: { href: string } }) {
  const { info } = await context.queryClient.ensureQueryData(authInfoQuery);
  if (info === null) throw redirect({ to: '/login', search: { path: location.href } });
  if (info.must_change_password) throw redirect({ to: '/account/first-password', search: { path: location.href } });
}

/** The page for who has a password that was given out; whoever has chosen one changes it in the settings. */
async function requireGivenPassword({ context }: { context: RouterContext }) {
  const { info } = await context.queryClient.ensureQueryData(authInfoQuery);
  if (info === null) throw redirect({ to: '/login', replace: true });
  if (!info.must_change_password) throw redirect({ to: '/account/settings', replace: true });
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: async ({ context: { queryClient } }) => {
    // A visitor sees the calendar even where the leagues cannot be read.
    void queryClient.prefetchQuery(leaguesQuery);
    await queryClient.ensureQueryData(tournamentFindQuery);
  },
}).lazy(() => withWords(PAGES.home).then(({ Route }) => Route));

const tournaments = createRoute({
  getParentRoute: () => root,
  path: '/tournaments',
  validateSearch: only(listSearch),
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentListQuery),
}).lazy(() => withWords(PAGES.tournaments).then(({ Route }) => Route));

const tournamentView = createRoute({
  getParentRoute: () => root,
  path: '/tournament/view/$tid',
  validateSearch: only(tournamentSearch),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() => withWords(PAGES.tournamentView).then(({ Route }) => Route));

const printableRound = createRoute({
  getParentRoute: () => root,
  path: '/tournament/view/$tid/pairings/$round',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() => withWords(PAGES.printableRound).then(({ Route }) => Route));

const tournamentManage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/manage/$tid',
  validateSearch: only((raw): { round?: number } => {
    const round = countingNumber(raw.round);
    return round === undefined ? {} : { round };
  }),
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() => withWords(PAGES.tournamentManage).then(({ Route }) => Route));

const tournamentPlayers = createRoute({
  getParentRoute: () => root,
  path: '/tournament/players/$tid',
  validateSearch: only(tableSearch),
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentPlayersQuery(params.tid)),
}).lazy(() => withWords(PAGES.tournamentPlayers).then(({ Route }) => Route));

const lineUp = createRoute({
  getParentRoute: () => root,
  path: '/tournament/manage-team/$tid/$team',
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient }, params: { tid, team } }) => {
    const { line_up_round: round } = await queryClient.ensureQueryData(lineUpQuery(tid, team));
    if (round !== null) await queryClient.ensureQueryData(matchLineUpQuery(tid, team, round));
  },
}).lazy(() => withWords(PAGES.lineUp).then(({ Route }) => Route));

const tournamentBuild = createRoute({
  getParentRoute: () => root,
  path: '/tournament/build',
  validateSearch: only(buildSearch),
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(powersQuery),
}).lazy(() => withWords(PAGES.tournamentBuild).then(({ Route }) => Route));

const tournamentSearchPage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/search',
  validateSearch: only(listSearch),
}).lazy(() => withWords(PAGES.tournamentSearch).then(({ Route }) => Route));

const tournamentFindPage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/find',
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentFindQuery),
}).lazy(() => withWords(PAGES.tournamentFind).then(({ Route }) => Route));

const tournamentEdit = createRoute({
  getParentRoute: () => root,
  path: '/tournament/edit/$tid',
  beforeLoad: requireLogin,
  // What is edited is what the server has now, not what this browser was told a while ago.
  loader: ({ context, params }) => context.queryClient.fetchQuery({ ...tournamentQuery(params.tid), staleTime: 0 }),
}).lazy(() => withWords(PAGES.tournamentEdit).then(({ Route }) => Route));

/** Where a page that stands in the way leads to afterwards. */
function returnSearch(raw: RawSearch): { path?: string } {
  const path = ownPath(raw.path);
  return path === undefined ? {} : { path };
}

// Clubs, organisations and teams

const browse = createRoute({
  getParentRoute: () => root,
  path: '/browse',
  validateSearch: only(listSearch),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(organizationListQuery), queryClient.ensureQueryData(clubListQuery)]),
}).lazy(() => withWords(PAGES.browse).then(({ Route }) => Route));

const clubView = createRoute({
  getParentRoute: () => root,
  path: '/club/view/$cid',
  validateSearch: only(tablesSearch(CLUB_TABLES)),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(clubQuery(params.cid)),
}).lazy(() => withWords(PAGES.clubView).then(({ Route }) => Route));

const organizationView = createRoute({
  getParentRoute: () => root,
  path: '/organization/view/$oid',
  validateSearch: only(tablesSearch(['tournaments'])),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(organizationQuery(params.oid)),
}).lazy(() => withWords(PAGES.organizationView).then(({ Route }) => Route));

const teamView = createRoute({
  getParentRoute: () => root,
  path: '/team/view/$id',
  validateSearch: only(listSearch),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(teamQuery(params.id)),
}).lazy(() => withWords(PAGES.teamView).then(({ Route }) => Route));

const leagueView = createRoute({
  getParentRoute: () => root,
  path: '/league/view/$leagueId',
  validateSearch: only((raw): { season?: string } => {
    const { season } = raw;
    return typeof season === 'string' || typeof season === 'number' ? { season: String(season).slice(0, 40) } : {};
  }),
  loader: ({ context: { queryClient }, params: { leagueId } }) =>
    Promise.all([
      queryClient.ensureQueryData(leagueQuery(leagueId)),
      queryClient.ensureQueryData(seasonsAndCategoriesQuery(leagueId)),
    ]),
}).lazy(() => withWords(PAGES.leagueView).then(({ Route }) => Route));

const clubManage = createRoute({
  getParentRoute: () => root,
  path: '/club/manage',
  validateSearch: only(manageSearch(CLUB_TABS)),
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(powersQuery),
}).lazy(() => withWords(PAGES.clubManage).then(({ Route }) => Route));

const organizationManage = createRoute({
  getParentRoute: () => root,
  path: '/organization/manage',
  validateSearch: only(manageSearch(ORGANIZATION_TABS)),
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(powersQuery),
}).lazy(() => withWords(PAGES.organizationManage).then(({ Route }) => Route));

const organizationCreate = createRoute({
  getParentRoute: () => root,
  path: '/registration/organization',
  beforeLoad: requireLogin,
}).lazy(() => withWords(PAGES.organizationCreate).then(({ Route }) => Route));

const createAccounts = createRoute({
  getParentRoute: () => root,
  path: '/account/create',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(powersQuery),
}).lazy(() => withWords(PAGES.createAccounts).then(({ Route }) => Route));

const invite = createRoute({
  getParentRoute: () => root,
  path: '/registration/generate/invitation',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(ownInvitationsQuery),
}).lazy(() => withWords(PAGES.invite).then(({ Route }) => Route));

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$id',
  validateSearch: only((raw): { step?: number } => {
    const step = countingNumber(raw.step);
    return step === undefined || step > 2 ? {} : { step };
  }),
  // What is gone is told by the page.
  loader: ({ context, params }) => context.queryClient.prefetchQuery(invitationQuery(params.id)),
}).lazy(() => withWords(PAGES.invitation).then(({ Route }) => Route));

const teamManage = createRoute({
  getParentRoute: () => root,
  path: '/team/manage/$id',
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(managedTeamQuery(params.id)),
}).lazy(() => withWords(PAGES.teamManage).then(({ Route }) => Route));

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: only(returnSearch),
}).lazy(() => withWords(PAGES.login).then(({ Route }) => Route));

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  loader: ({ context }) => context.queryClient.fetchQuery({ ...setupQuery, staleTime: 0 }),
}).lazy(() => withWords(PAGES.setup).then(({ Route }) => Route));

const recover = createRoute({
  getParentRoute: () => root,
  path: '/account/recover',
}).lazy(() => withWords(PAGES.recover).then(({ Route }) => Route));

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/account/recover/$code',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(recoveryTestQuery(params.code)),
}).lazy(() => withWords(PAGES.newPassword).then(({ Route }) => Route));

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile/$uid',
  validateSearch: only(profileSearch),
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(profileQuery(params.uid)),
}).lazy(() => withWords(PAGES.profile).then(({ Route }) => Route));

const settings = createRoute({
  getParentRoute: () => root,
  path: '/account/settings',
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(settingsQuery), queryClient.fetchQuery(sessionsQuery)]),
}).lazy(() => withWords(PAGES.settings).then(({ Route }) => Route));

const firstPassword = createRoute({
  getParentRoute: () => root,
  path: '/account/first-password',
  validateSearch: only(returnSearch),
  beforeLoad: requireGivenPassword,
}).lazy(() => withWords(PAGES.firstPassword).then(({ Route }) => Route));

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/calendar',
  validateSearch: only(playedSearch),
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    const { info } = await queryClient.ensureQueryData(authInfoQuery);
    if (info !== null) void queryClient.prefetchQuery(profileQuery(info.id));
    await queryClient.fetchQuery({ ...lobbyQuery, staleTime: 0 });
  },
}).lazy(() => withWords(PAGES.calendar).then(({ Route }) => Route));

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  // To fetch the messages is to have read them: not done because a link is under the pointer.
  preload: false,
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery({ ...inboxQuery, staleTime: 0 });
    queryClient.setQueryData(unreadQuery.queryKey, []);
  },
}).lazy(() => withWords(PAGES.inbox).then(({ Route }) => Route));

const memberships = createRoute({
  getParentRoute: () => root,
  path: '/account/memberships',
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(membershipsQuery),
}).lazy(() => withWords(PAGES.memberships).then(({ Route }) => Route));

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
}).lazy(() => withWords(PAGES.gamePlay).then(({ Route }) => Route));

const gameView = createRoute({
  getParentRoute: () => root,
  path: '/game/view/$gameId',
  validateSearch: only((raw): { ply?: number } => {
    const ply = Number(raw.ply ?? Number.NaN);
    return Number.isInteger(ply) && ply >= 0 ? { ply } : {};
  }),
  loader: async ({ context: { queryClient }, params }) => {
    const { game } = await queryClient.fetchQuery({ ...gameViewQuery(params.gameId), staleTime: 0 });
    if (!game.finished && game.outcome === 'Ongoing') {
      throw redirect({ to: '/game/play/$gameId', params, replace: true });
    }
  },
}).lazy(() => withWords(PAGES.gameView).then(({ Route }) => Route));

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

const oldEdit = createRoute({
  getParentRoute: () => root,
  path: '/tournament-old/edit/$tid',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/tournament/edit/$tid', params, replace: true });
  },
});

const routeTree = root.addChildren([
  home,
  tournaments,
  tournamentView,
  printableRound,
  tournamentManage,
  tournamentPlayers,
  lineUp,
  tournamentBuild,
  browse,
  clubView,
  organizationView,
  teamView,
  leagueView,
  clubManage,
  organizationManage,
  organizationCreate,
  teamManage,
  tournamentSearchPage,
  tournamentFindPage,
  tournamentEdit,
  createAccounts,
  invite,
  invitation,
  login,
  calendar,
  inbox,
  memberships,
  profile,
  settings,
  firstPassword,
  setup,
  recover,
  newPassword,
  gamePlay,
  gameView,
  oldBuild,
  oldView,
  oldManage,
  oldEdit,
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
