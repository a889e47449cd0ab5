import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { withWords } from '../../language.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const Call = lazyPart(() =>
  withWords({ words: ['game'], load: () => import('./call.tsx') }).then((module) => module.Call),
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
