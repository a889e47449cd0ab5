import { createLazyRoute } from '@tanstack/react-router';
import { TournamentListPage } from '../features/home/tournament-list-page.tsx';

export const Route = createLazyRoute('/tournaments')({ component: TournamentsRoute });

function TournamentsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TournamentListPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
