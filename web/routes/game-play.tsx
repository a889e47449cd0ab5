import { createLazyRoute } from '@tanstack/react-router';
import { PlayPage } from '../features/game/play/play-page.tsx';

export const Route = createLazyRoute('/game/play/$gameId')({ component: GamePlayRoute });

function GamePlayRoute() {
  const { gameId } = Route.useParams();
  return <PlayPage gameId={gameId} />;
}
