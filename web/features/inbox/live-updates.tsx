import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { userQuery } from '../../queries/account.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

const PersonSocket = lazyComponent(() => import('./person-socket.tsx').then((module) => module.PersonSocket));

/** Connects the page of a logged-in user, so that it need not poll. */
export function LiveUpdates() {
  const { data: user } = useQuery(userQuery);
  if (user == null || user.person === null) return null;
  return (
    <Suspense>
      <PersonSocket key={user.person.account} />
    </Suspense>
  );
}
