import { createLazyRoute } from '@tanstack/react-router';
import { PlayersPage } from '../features/players/players-page.tsx';

export const Route = createLazyRoute('/tournament/players/$tid')({ component: PlayersRoute });

function PlayersRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <PlayersPage tid={tid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
