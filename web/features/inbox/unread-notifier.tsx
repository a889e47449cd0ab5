import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withNamespaces } from '../../app/language.ts';
import { userQuery } from '../../queries/account.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

const Snackbar = lazyComponent(() =>
  withNamespaces({ namespaces: ['inbox'], load: () => import('./snackbar.tsx') }).then((module) => module.Snackbar),
);

/** Polls for new messages every 30 seconds, except on the inbox and during a game. */
export function UnreadNotifier() {
  const { data: user } = useQuery(userQuery);
  const isElsewhere = useLocation({
    select: ({ pathname }) => pathname !== '/inbox' && !pathname.startsWith('/game/play/'),
  });
  if (user == null || user.person === null || !isElsewhere) return null;
  return (
    <Suspense>
      <Snackbar key={user.person.account} account={user.person.account} />
    </Suspense>
  );
}
