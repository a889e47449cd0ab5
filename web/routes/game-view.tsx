import { createLazyRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ViewPage } from '../features/game/review/view-page.tsx';

export const Route = createLazyRoute('/game/view/$gameId')({ component: GameViewRoute });

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
