import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withNamespaces } from '../../app/language.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

const Call = lazyComponent(() =>
  withNamespaces({ namespaces: ['game', 'arbiter'], load: () => import('./call.tsx') }).then((module) => module.Call),
);

/**
 * Notifies a player of a game that starts soon, on every page but the lobby and the board. Suppressed until an assigned
 * password is replaced, as the lobby would redirect to that page.
 */
export function GameNotifier() {
  const { data: user } = useQuery(authInfoQuery);
  const isElsewhere = useLocation({
    select: ({ pathname }) =>
      pathname !== '/calendar' && pathname !== '/account/first-password' && !pathname.startsWith('/game/play/'),
  });
  if (user?.authenticated !== true || !isElsewhere) return null;
  return (
    <Suspense>
      <Call />
    </Suspense>
  );
}
