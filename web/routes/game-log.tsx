import { createLazyRoute } from '@tanstack/react-router';
import { LogPage } from '../features/game/log/log-page.tsx';

export const Route = createLazyRoute('/game/log/$gameId')({ component: GameLogRoute });

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
