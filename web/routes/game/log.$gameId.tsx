import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { only } from '../../app/search.ts';
import { LogPage } from '../../features/game/log/log-page.tsx';
import { gameViewQuery } from '../../queries/game.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/game/log/$gameId')({
  validateSearch: only((raw): { moves?: false } => (raw.moves === false ? { moves: false } : {})),
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient }, params: { gameId } }) =>
    loadPage(['gameLog', 'game', 'manage'], queryClient.fetchQuery({ ...gameViewQuery(gameId), staleTime: 0 })),
  component: GameLogRoute,
});

function GameLogRoute() {
  const { gameId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LogPage
      gameId={gameId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
