import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../app/router-context.ts';
import { LiveUpdates } from '../features/inbox/live-updates.tsx';
import { UnreadNotifier } from '../features/inbox/unread-notifier.tsx';
import { GameNotifier } from '../features/lobby/notifier.tsx';
import { Shell } from '../features/nav/shell.tsx';
import { NotFoundPage } from '../ui/feedback/page-states.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Shell
      notice={
        <>
          <GameNotifier />
          <UnreadNotifier />
          <LiveUpdates />
        </>
      }
    />
  ),
  notFoundComponent: NotFoundPage,
});
