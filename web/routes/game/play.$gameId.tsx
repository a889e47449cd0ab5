import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadEntryPage } from '../../app/load-page.ts';
import { PlayPage } from '../../features/game/play/play-page.tsx';
import { accountsInfoQuery, playQuery } from '../../queries/game.ts';

export const Route = createFileRoute('/game/play/$gameId')({
  loader: ({ context, params }) => loadEntryPage(['game'], loadGame(context.queryClient, params.gameId)),
  component: GamePlayRoute,
});

function GamePlayRoute() {
  const { gameId } = Route.useParams();
  return <PlayPage gameId={gameId} />;
}

/** A game changes without the user, so each visit refetches it; one that is over is viewed. */
async function loadGame(queryClient: QueryClient, gameId: string): Promise<void> {
  void queryClient.prefetchQuery(accountsInfoQuery(gameId));
  const play = await queryClient.fetchQuery({ ...playQuery(gameId), staleTime: 0 });
  if (play.redirect || play.gameInfo.outcome !== null) {
    throw redirect({ to: '/game/view/$gameId', params: { gameId }, replace: true });
  }
  await queryClient.ensureQueryData(accountsInfoQuery(gameId));
}
