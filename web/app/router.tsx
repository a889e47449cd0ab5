import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { UnreadNotifier } from '../features/inbox/unread-notifier.tsx';
import { GameNotifier } from '../features/lobby/notifier.tsx';
import { Shell } from '../features/nav/shell.tsx';
import { membershipsQuery, recoveryTestQuery, rolesQuery, setupQuery, userQuery } from '../queries/account.ts';
import {
  clubListQuery,
  clubQuery,
  managedTeamQuery,
  organizationListQuery,
  organizationQuery,
  teamQuery,
} from '../queries/clubs.ts';
import { accountsInfoQuery, gameViewQuery, lobbyQuery, playQuery } from '../queries/game.ts';
import { invitationQuery, ownInvitationsQuery } from '../queries/invitations.ts';
import { leaguePermissionsQuery, leagueQuery, leaguesQuery, seasonsAndCategoriesQuery } from '../queries/league.ts';
import { matchQuery } from '../queries/match.ts';
import { inboxQuery, unreadQuery } from '../queries/messages.ts';
import { profileQuery } from '../queries/profile.ts';
import { sessionsQuery, settingsQuery } from '../queries/settings.ts';
import { contactQuery } from '../queries/site.ts';
import {
  lineUpQuery,
  matchLineUpQuery,
  tournamentFindQuery,
  tournamentListQuery,
  tournamentPlayersQuery,
  tournamentQuery,
} from '../queries/tournament.ts';
import { buildSearch } from '../search/build-search.ts';
import { CLUB_TABLES, CLUB_TABS, manageSearch, ORGANIZATION_TABS, tablesSearch } from '../search/club-search.ts';
import { gameLogSearch } from '../search/game-log-search.ts';
import { leagueManageSearch, leagueViewSearch } from '../search/league-search.ts';
import { playedSearch, profileSearch } from '../search/played-search.ts';
import { screenSearch } from '../search/screen-search.ts';
import {
  chosenRound,
  countingNumber,
  flag,
  only,
  ownPath,
  type RawSearch,
  type RoundSearch,
  roundSearch,
  tableSearch,
} from '../search/search.ts';
import { toolsSearch } from '../search/tools-search.ts';
import {
  calendarSearch,
  type FairPlaySearch,
  listSearch,
  logSearch,
  tournamentSearch,
} from '../search/tournament-search.ts';
import { NotFoundPage, PageFailed, PageSkeleton } from '../ui/feedback/page-states.tsx';
import { lazyComponent } from '../ui/hooks/lazy-component.ts';
import { withNamespaces } from './language.ts';
import { PAGES } from './pages.ts';

/** Every route of the web, each with what it loads before it renders. Unknown addresses show "not found". */

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

/** The routes that are not entry routes. Their calls can be refused at any time, so the error texts load with them. */
const lazyRoutes = () =>
  withNamespaces({ namespaces: ['errors'], load: () => import('./lazy-routes.ts') }).then(
    ({ LAZY_ROUTES }) => LAZY_ROUTES,
  );

/** Shown in place of a page that could not be loaded; without a network, the offline copy. */
function failsTo(name: 'offline' | 'offlineTournament') {
  const OfflinePart = lazyComponent(() =>
    lazyRoutes()
      .then((pages) => withNamespaces(pages[name]))
      .then(({ Offline }) => Offline),
  );
  return ({ error }: { readonly error: unknown }) => <PageFailed error={error} offline={OfflinePart} />;
}

/** Pages for logged-in users with a password of their own; others log in or choose one first, and return. */
async function requireLogin({ context, location }: { context: RouterContext; location: { href: string } }) {
  const { person, mustChangePassword } = await context.queryClient.ensureQueryData(userQuery);
  if (person === null) throw redirect({ to: '/login', search: { path: location.href } });
  if (mustChangePassword) throw redirect({ to: '/account/first-password', search: { path: location.href } });
}

/** Only for users with an assigned password; others change theirs in the settings. */
async function requireGivenPassword({ context }: { context: RouterContext }) {
  const { person, mustChangePassword } = await context.queryClient.ensureQueryData(userQuery);
  if (person === null) throw redirect({ to: '/login', replace: true });
  if (!mustChangePassword) throw redirect({ to: '/account/settings', replace: true });
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: async ({ context: { queryClient } }) => {
    // Visitors see the calendar even if the leagues cannot be loaded.
    void queryClient.prefetchQuery(leaguesQuery);
    await queryClient.ensureQueryData(tournamentFindQuery);
  },
}).lazy(() => withNamespaces(PAGES.home).then(({ Route }) => Route));

const tournaments = createRoute({
  getParentRoute: () => root,
  path: '/tournaments',
  validateSearch: only(calendarSearch),
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentListQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournaments }) => withNamespaces(tournaments))
    .then(({ Route }) => Route),
);

const tournamentView = createRoute({
  getParentRoute: () => root,
  path: '/tournament/view/$tid',
  validateSearch: only(tournamentSearch),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
  errorComponent: failsTo('offlineTournament'),
}).lazy(() => withNamespaces(PAGES.tournamentView).then(({ Route }) => Route));

const printableRound = createRoute({
  getParentRoute: () => root,
  path: '/tournament/view/$tid/pairings/$round',
  validateSearch: only((raw): { sheets?: true } => (flag(raw.sheets) === undefined ? {} : { sheets: true })),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ printableRound }) => withNamespaces(printableRound))
    .then(({ Route }) => Route),
);

const tournamentScreen = createRoute({
  getParentRoute: () => root,
  path: '/tournament/screen/$tid',
  validateSearch: only(screenSearch),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentScreen }) => withNamespaces(tournamentScreen))
    .then(({ Route }) => Route),
);

const tournamentManage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/manage/$tid',
  validateSearch: only(roundSearch),
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentManage }) => withNamespaces(tournamentManage))
    .then(({ Route }) => Route),
);

const tournamentPlayers = createRoute({
  getParentRoute: () => root,
  path: '/tournament/players/$tid',
  validateSearch: only(tableSearch),
  beforeLoad: requireLogin,
  // Its forms depend on the state: a cached one that is out of date would exchange them under somebody's hands.
  loader: ({ context: { queryClient }, params }) => {
    const query = tournamentPlayersQuery(params.tid);
    return navigator.onLine ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query);
  },
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentPlayers }) => withNamespaces(tournamentPlayers))
    .then(({ Route }) => Route),
);

const tournamentLog = createRoute({
  getParentRoute: () => root,
  path: '/tournament/log/$tid',
  validateSearch: only(logSearch),
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentLog }) => withNamespaces(tournamentLog))
    .then(({ Route }) => Route),
);

const fairPlay = createRoute({
  getParentRoute: () => root,
  path: '/tournament/fair-play/$tid',
  validateSearch: only((raw): FairPlaySearch => ({ ...roundSearch(raw), ...listSearch(raw) })),
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ fairPlay }) => withNamespaces(fairPlay))
    .then(({ Route }) => Route),
);

const lineUp = createRoute({
  getParentRoute: () => root,
  path: '/tournament/manage-team/$tid/$team',
  validateSearch: only<RoundSearch>(roundSearch),
  loaderDeps: ({ search }) => search,
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient }, params: { tid, team }, deps }) => {
    const { lineUpRounds: rounds } = await queryClient.ensureQueryData(lineUpQuery(tid, team));
    const round = chosenRound(rounds, deps.round);
    if (round !== undefined) await queryClient.ensureQueryData(matchLineUpQuery(tid, team, round));
  },
}).lazy(() =>
  lazyRoutes()
    .then(({ lineUp }) => withNamespaces(lineUp))
    .then(({ Route }) => Route),
);

const match = createRoute({
  getParentRoute: () => root,
  path: '/tournament/match/$tid/$round/$team',
  loader: ({ context: { queryClient }, params: { tid, round, team } }) =>
    Promise.all([
      queryClient.ensureQueryData(tournamentQuery(tid)),
      queryClient.ensureQueryData(matchQuery({ tid, round: Number(round), team })),
    ]),
}).lazy(() =>
  lazyRoutes()
    .then(({ match: page }) => withNamespaces(page))
    .then(({ Route }) => Route),
);

const tournamentBuild = createRoute({
  getParentRoute: () => root,
  path: '/tournament/build',
  validateSearch: only(buildSearch),
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(rolesQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentBuild }) => withNamespaces(tournamentBuild))
    .then(({ Route }) => Route),
);

const tournamentSearchPage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/search',
  validateSearch: only(listSearch),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentSearch }) => withNamespaces(tournamentSearch))
    .then(({ Route }) => Route),
);

const tournamentFindPage = createRoute({
  getParentRoute: () => root,
  path: '/tournament/find',
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentFindQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentFind }) => withNamespaces(tournamentFind))
    .then(({ Route }) => Route),
);

const tournamentEdit = createRoute({
  getParentRoute: () => root,
  path: '/tournament/edit/$tid',
  beforeLoad: requireLogin,
  // The form edits the server's current version, not this browser's cached copy.
  loader: ({ context, params }) => context.queryClient.fetchQuery({ ...tournamentQuery(params.tid), staleTime: 0 }),
}).lazy(() =>
  lazyRoutes()
    .then(({ tournamentEdit }) => withNamespaces(tournamentEdit))
    .then(({ Route }) => Route),
);

/** Where an interposed page, such as the log-in, leads afterwards. */
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
}).lazy(() =>
  lazyRoutes()
    .then(({ browse }) => withNamespaces(browse))
    .then(({ Route }) => Route),
);

const clubView = createRoute({
  getParentRoute: () => root,
  path: '/club/view/$cid',
  validateSearch: only(tablesSearch(CLUB_TABLES)),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(clubQuery(params.cid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ clubView }) => withNamespaces(clubView))
    .then(({ Route }) => Route),
);

const organizationView = createRoute({
  getParentRoute: () => root,
  path: '/organization/view/$oid',
  validateSearch: only(tablesSearch(['tournaments'])),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(organizationQuery(params.oid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ organizationView }) => withNamespaces(organizationView))
    .then(({ Route }) => Route),
);

const teamView = createRoute({
  getParentRoute: () => root,
  path: '/team/view/$id',
  validateSearch: only(listSearch),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(teamQuery(params.id)),
}).lazy(() =>
  lazyRoutes()
    .then(({ teamView }) => withNamespaces(teamView))
    .then(({ Route }) => Route),
);

const leagueView = createRoute({
  getParentRoute: () => root,
  path: '/league/view/$leagueId',
  validateSearch: only(leagueViewSearch),
  loader: ({ context: { queryClient }, params: { leagueId } }) =>
    Promise.all([
      queryClient.ensureQueryData(leagueQuery(leagueId)),
      queryClient.ensureQueryData(seasonsAndCategoriesQuery(leagueId)),
    ]),
}).lazy(() =>
  lazyRoutes()
    .then(({ leagueView }) => withNamespaces(leagueView))
    .then(({ Route }) => Route),
);

const leagueBuild = createRoute({
  getParentRoute: () => root,
  path: '/league/build',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(rolesQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ leagueBuild }) => withNamespaces(leagueBuild))
    .then(({ Route }) => Route),
);

const leagueManage = createRoute({
  getParentRoute: () => root,
  path: '/league/manage/$leagueId',
  validateSearch: only(leagueManageSearch),
  beforeLoad: async (asked) => {
    await requireLogin(asked);
    const { context, params } = asked;
    const { canManage } = await context.queryClient.ensureQueryData(leaguePermissionsQuery(params.leagueId));
    if (!canManage) throw redirect({ to: '/', replace: true });
  },
  loader: ({ context: { queryClient }, params: { leagueId } }) =>
    Promise.all([
      queryClient.ensureQueryData(leagueQuery(leagueId)),
      queryClient.ensureQueryData(seasonsAndCategoriesQuery(leagueId)),
      queryClient.ensureQueryData(rolesQuery),
    ]),
}).lazy(() =>
  lazyRoutes()
    .then(({ leagueManage }) => withNamespaces(leagueManage))
    .then(({ Route }) => Route),
);

const clubManage = createRoute({
  getParentRoute: () => root,
  path: '/club/manage',
  validateSearch: only(manageSearch(CLUB_TABS)),
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(rolesQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ clubManage }) => withNamespaces(clubManage))
    .then(({ Route }) => Route),
);

const organizationManage = createRoute({
  getParentRoute: () => root,
  path: '/organization/manage',
  validateSearch: only(manageSearch(ORGANIZATION_TABS)),
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(rolesQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ organizationManage }) => withNamespaces(organizationManage))
    .then(({ Route }) => Route),
);

const organizationCreate = createRoute({
  getParentRoute: () => root,
  path: '/registration/organization',
  beforeLoad: requireLogin,
}).lazy(() =>
  lazyRoutes()
    .then(({ organizationCreate }) => withNamespaces(organizationCreate))
    .then(({ Route }) => Route),
);

const createAccounts = createRoute({
  getParentRoute: () => root,
  path: '/account/create',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(rolesQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ createAccounts }) => withNamespaces(createAccounts))
    .then(({ Route }) => Route),
);

const invite = createRoute({
  getParentRoute: () => root,
  path: '/registration/generate/invitation',
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(ownInvitationsQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ invite }) => withNamespaces(invite))
    .then(({ Route }) => Route),
);

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$id',
  validateSearch: only((raw): { step?: number } => {
    const step = countingNumber(raw.step);
    return step === undefined || step > 2 ? {} : { step };
  }),
  // The page itself shows that the invitation is gone.
  loader: ({ context, params }) => context.queryClient.prefetchQuery(invitationQuery(params.id)),
}).lazy(() =>
  lazyRoutes()
    .then(({ invitation }) => withNamespaces(invitation))
    .then(({ Route }) => Route),
);

const teamManage = createRoute({
  getParentRoute: () => root,
  path: '/team/manage/$id',
  beforeLoad: requireLogin,
  loader: ({ context, params }) => context.queryClient.ensureQueryData(managedTeamQuery(params.id)),
}).lazy(() =>
  lazyRoutes()
    .then(({ teamManage }) => withNamespaces(teamManage))
    .then(({ Route }) => Route),
);

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: only(returnSearch),
}).lazy(() =>
  lazyRoutes()
    .then(({ login }) => withNamespaces(login))
    .then(({ Route }) => Route),
);

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  loader: ({ context }) => context.queryClient.fetchQuery({ ...setupQuery, staleTime: 0 }),
}).lazy(() =>
  lazyRoutes()
    .then(({ setup }) => withNamespaces(setup))
    .then(({ Route }) => Route),
);

const recover = createRoute({
  getParentRoute: () => root,
  path: '/account/recover',
}).lazy(() =>
  lazyRoutes()
    .then(({ recover }) => withNamespaces(recover))
    .then(({ Route }) => Route),
);

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/account/recover/$code',
  loader: ({ context, params }) => context.queryClient.ensureQueryData(recoveryTestQuery(params.code)),
}).lazy(() =>
  lazyRoutes()
    .then(({ newPassword }) => withNamespaces(newPassword))
    .then(({ Route }) => Route),
);

const profile = createRoute({
  getParentRoute: () => root,
  path: '/profile/$uid',
  validateSearch: only(profileSearch),
  loader: ({ context: { queryClient }, params }) => queryClient.ensureQueryData(profileQuery(params.uid)),
}).lazy(() =>
  lazyRoutes()
    .then(({ profile }) => withNamespaces(profile))
    .then(({ Route }) => Route),
);

const settings = createRoute({
  getParentRoute: () => root,
  path: '/account/settings',
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(settingsQuery), queryClient.fetchQuery(sessionsQuery)]),
}).lazy(() =>
  lazyRoutes()
    .then(({ settings }) => withNamespaces(settings))
    .then(({ Route }) => Route),
);

const firstPassword = createRoute({
  getParentRoute: () => root,
  path: '/account/first-password',
  validateSearch: only(returnSearch),
  beforeLoad: requireGivenPassword,
}).lazy(() =>
  lazyRoutes()
    .then(({ firstPassword }) => withNamespaces(firstPassword))
    .then(({ Route }) => Route),
);

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/calendar',
  validateSearch: only(playedSearch),
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    const { person } = await queryClient.ensureQueryData(userQuery);
    if (person !== null) void queryClient.prefetchQuery(profileQuery(person.account));
    await queryClient.fetchQuery({ ...lobbyQuery, staleTime: 0 });
  },
}).lazy(() =>
  lazyRoutes()
    .then(({ calendar }) => withNamespaces(calendar))
    .then(({ Route }) => Route),
);

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  // Fetching the messages marks them as read, so hovering over a link must not preload them.
  preload: false,
  beforeLoad: requireLogin,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery({ ...inboxQuery, staleTime: 0 });
    queryClient.setQueryData(unreadQuery.queryKey, []);
  },
}).lazy(() =>
  lazyRoutes()
    .then(({ inbox }) => withNamespaces(inbox))
    .then(({ Route }) => Route),
);

const memberships = createRoute({
  getParentRoute: () => root,
  path: '/account/memberships',
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(membershipsQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ memberships }) => withNamespaces(memberships))
    .then(({ Route }) => Route),
);

// Tools that run in the user's own browser

const tools = createRoute({
  getParentRoute: () => root,
  path: '/tools',
  validateSearch: only(toolsSearch),
}).lazy(() =>
  lazyRoutes()
    .then(({ tools }) => withNamespaces(tools))
    .then(({ Route }) => Route),
);

// Texts, the same for everybody

const about = createRoute({
  getParentRoute: () => root,
  path: '/about',
}).lazy(() =>
  lazyRoutes()
    .then(({ about }) => withNamespaces(about))
    .then(({ Route }) => Route),
);

const userGuide = createRoute({
  getParentRoute: () => root,
  path: '/user-guide',
}).lazy(() =>
  lazyRoutes()
    .then(({ userGuide }) => withNamespaces(userGuide))
    .then(({ Route }) => Route),
);

const faqs = createRoute({
  getParentRoute: () => root,
  path: '/faqs',
}).lazy(() =>
  lazyRoutes()
    .then(({ faqs }) => withNamespaces(faqs))
    .then(({ Route }) => Route),
);

const contact = createRoute({
  getParentRoute: () => root,
  path: '/contact',
  loader: ({ context }) => context.queryClient.ensureQueryData(contactQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ contact }) => withNamespaces(contact))
    .then(({ Route }) => Route),
);

const userAgreement = createRoute({
  getParentRoute: () => root,
  path: '/user-agreement',
  loader: ({ context }) => context.queryClient.ensureQueryData(contactQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ userAgreement }) => withNamespaces(userAgreement))
    .then(({ Route }) => Route),
);

const privacyNotice = createRoute({
  getParentRoute: () => root,
  path: '/privacy-notice',
  loader: ({ context }) => context.queryClient.ensureQueryData(contactQuery),
}).lazy(() =>
  lazyRoutes()
    .then(({ privacyNotice }) => withNamespaces(privacyNotice))
    .then(({ Route }) => Route),
);

// A game changes without the user, so each visit refetches; a running game is played, a finished one is viewed.

const gamePlay = createRoute({
  getParentRoute: () => root,
  path: '/game/play/$gameId',
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(accountsInfoQuery(params.gameId));
    const play = await queryClient.fetchQuery({ ...playQuery(params.gameId), staleTime: 0 });
    if (play.redirect || play.gameInfo.outcome !== null) {
      throw redirect({ to: '/game/view/$gameId', params, replace: true });
    }
    await queryClient.ensureQueryData(accountsInfoQuery(params.gameId));
  },
}).lazy(() => withNamespaces(PAGES.gamePlay).then(({ Route }) => Route));

const gameLog = createRoute({
  getParentRoute: () => root,
  path: '/game/log/$gameId',
  validateSearch: only(gameLogSearch),
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient }, params: { gameId } }) =>
    queryClient.fetchQuery({ ...gameViewQuery(gameId), staleTime: 0 }),
}).lazy(() =>
  lazyRoutes()
    .then(({ gameLog }) => withNamespaces(gameLog))
    .then(({ Route }) => Route),
);

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
}).lazy(() => withNamespaces(PAGES.gameView).then(({ Route }) => Route));

/** Redirects from former addresses. */
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
  tournamentScreen,
  tournamentManage,
  tournamentLog,
  fairPlay,
  tournamentPlayers,
  lineUp,
  match,
  tournamentBuild,
  browse,
  clubView,
  organizationView,
  teamView,
  leagueView,
  leagueBuild,
  leagueManage,
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
  tools,
  about,
  userGuide,
  faqs,
  contact,
  userAgreement,
  privacyNotice,
  gamePlay,
  gameView,
  gameLog,
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
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: failsTo('offline'),
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
