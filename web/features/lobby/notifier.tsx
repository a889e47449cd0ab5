import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isLoggedIn } from '../../../contract/codec/session-user.ts';
import { withNamespaces } from '../../app/language.ts';
import { userQuery } from '../../queries/account.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

const Call = lazyComponent(() =>
  withNamespaces({ namespaces: ['game', 'arbiter'], load: () => import('./call.tsx') }).then((module) => module.Call),
);

/**
 * Notifies a player of a game that starts soon, on every page but the lobby and the board. Suppressed until an assigned
 * password is replaced, as the lobby would redirect to that page.
 */
export function GameNotifier() {
  const { data: user } = useQuery(userQuery);
  const isElsewhere = useLocation({
    select: ({ pathname }) =>
      pathname !== '/calendar' && pathname !== '/account/first-password' && !pathname.startsWith('/game/play/'),
  });
  if (!isLoggedIn(user) || !isElsewhere) return null;
  return (
    <Suspense>
      <Call />
    </Suspense>
  );
}
