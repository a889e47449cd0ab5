import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { withWords } from '../../language.ts';
import { authInfoQuery } from '../../queries/account.ts';

const Call = lazy(() =>
  withWords({ words: ['game'], load: () => import('./call.tsx') }).then((module) => ({ default: module.Call })),
);

/** Calls a player to a game that is about to start, wherever he is reading; not in the lobby and not at the board. */
export function GameNotifier() {
  const { data: reader } = useQuery(authInfoQuery);
  const isElsewhere = useLocation({
    select: ({ pathname }) => pathname !== '/calendar' && !pathname.startsWith('/game/play/'),
  });
  if (reader?.authenticated !== true || !isElsewhere) return null;
  return (
    <Suspense>
      <Call />
    </Suspense>
  );
}
