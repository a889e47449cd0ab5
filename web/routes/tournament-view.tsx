import { createLazyRoute } from '@tanstack/react-router';
import { Facts } from '../features/tournament/facts.tsx';
import { TournamentPage, TournamentTabs } from '../features/tournament/tournament-page.tsx';

export const Route = createLazyRoute('/tournament/view/$tid')({ component: TournamentRoute });

/** What a tournament that was kept is shown by. */
export const parts = { Facts, TournamentTabs };

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
