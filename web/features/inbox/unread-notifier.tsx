import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withWords } from '../../language.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const Snackbar = lazyPart(() =>
  withWords({ words: ['inbox'], load: () => import('./snackbar.tsx') }).then((module) => module.Snackbar),
);

/** Asks every 30 seconds for new messages, but for where they are read and where somebody plays. */
export function UnreadNotifier() {
  const { data: reader } = useQuery(authInfoQuery);
  const isElsewhere = useLocation({
    select: ({ pathname }) => pathname !== '/inbox' && !pathname.startsWith('/game/play/'),
  });
  if (reader?.authenticated !== true || !isElsewhere) return null;
  return (
    <Suspense>
      <Snackbar />
    </Suspense>
  );
}
