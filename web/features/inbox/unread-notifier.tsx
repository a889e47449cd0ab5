import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withNamespaces } from '../../app/language.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

const Snackbar = lazyComponent(() =>
  withNamespaces({ namespaces: ['inbox'], load: () => import('./snackbar.tsx') }).then((module) => module.Snackbar),
);

/** Polls for new messages every 30 seconds, except on the inbox and during a game. */
export function UnreadNotifier() {
  const { data: user } = useQuery(authInfoQuery);
  const isElsewhere = useLocation({
    select: ({ pathname }) => pathname !== '/inbox' && !pathname.startsWith('/game/play/'),
  });
  if (user == null || user.info === null || !isElsewhere) return null;
  return (
    <Suspense>
      <Snackbar key={user.info.id} account={user.info.id} />
    </Suspense>
  );
}
