import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useCallback } from 'react';
import { loadEntryPage } from '../../app/load-page.ts';
import { only } from '../../app/search.ts';
import { ViewPage } from '../../features/game/review/view-page.tsx';
import { gameViewQuery } from '../../queries/game.ts';

export const Route = createFileRoute('/game/view/$gameId')({
  validateSearch: only((raw): { ply?: number } => {
    const ply = Number(raw.ply ?? Number.NaN);
    return Number.isInteger(ply) && ply >= 0 ? { ply } : {};
  }),
  loader: ({ context, params }) => loadEntryPage(['game'], loadGame(context.queryClient, params.gameId)),
  component: GameViewRoute,
});

function GameViewRoute() {
  const { gameId } = Route.useParams();
  const { ply } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onPly = useCallback(
    (next: number) => void navigate({ search: { ply: next }, replace: true, resetScroll: false }),
    [navigate],
  );
  return <ViewPage gameId={gameId} ply={ply} onPly={onPly} />;
}

/** A game changes without the user, so each visit refetches it; one that runs is played. */
async function loadGame(queryClient: QueryClient, gameId: string): Promise<void> {
  const { game } = await queryClient.fetchQuery({ ...gameViewQuery(gameId), staleTime: 0 });
  if (!game.finished && game.outcome === 'Ongoing') {
    throw redirect({ to: '/game/play/$gameId', params: { gameId }, replace: true });
  }
}
