import { createLazyRoute } from '@tanstack/react-router';
import { TournamentPage } from '../features/tournament/tournament-page.tsx';

export const Route = createLazyRoute('/tournament/view/$tid')({ component: TournamentRoute });

function TournamentRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TournamentPage
      tid={tid}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
