import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRouter, type Router } from '@tanstack/react-router';
import { Route as root } from '../routes/__root.tsx';
import { failsTo } from '../routes/-fails-to.tsx';
import { Route as anyOther } from '../routes/$.tsx';
import { Route as gamePlay } from '../routes/game/play.$gameId.tsx';
import { Route as gameView } from '../routes/game/view.$gameId.tsx';
import { Route as home } from '../routes/index.tsx';
import { Route as tournamentView } from '../routes/tournament/view.$tid.tsx';
import type { routeTree } from '../routeTree.gen.ts';
import { PageSkeleton } from '../ui/feedback/page-states.tsx';
import { withNamespaces } from './language.ts';

/**
 * The entry routes, which people open from outside. They are part of every first view. All others are one lazy chunk,
 * with their schemas and loaders, so that another route costs the first views nothing.
 */
const ENTRY_ROUTES: Readonly<Record<string, AnyRoute>> = {
  '/': home,
  '/tournament/view/$tid': tournamentView,
  '/game/play/$gameId': gamePlay,
  '/game/view/$gameId': gameView,
  '/$': anyOther,
};

const entryTree: AnyRoute = root.addChildren(
  Object.entries(ENTRY_ROUTES).map(([path, route]) => {
    // The generated tree gives every route the same.
    Object.assign(route.options, { id: path, path, getParentRoute: () => root });
    return route;
  }),
);

export function makeRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: entryTree,
    context: { queryClient, addLazyRoutes },
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 100,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: failsTo(() =>
      withNamespaces({ namespaces: ['offline'], load: () => import('../ui/feedback/offline-page.tsx') }).then(
        ({ OfflinePage }) => OfflinePage,
      ),
    ),
    scrollRestoration: true,
  });
  let hasLazyRoutes = false;
  return router;

  async function addLazyRoutes(): Promise<boolean> {
    if (hasLazyRoutes) return false;
    // The generated module makes all routes children of the root.
    await import('../routeTree.gen.ts');
    router.setRoutes(router.buildRouteTree());
    hasLazyRoutes = true;
    return true;
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: Router<typeof routeTree, 'never', boolean>;
  }
}
