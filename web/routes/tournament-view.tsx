import { createLazyRoute } from '@tanstack/react-router';
import { Facts } from '../features/tournament/page/facts.tsx';
import { TournamentPage, TournamentTabs } from '../features/tournament/page/tournament-page.tsx';

export const Route = createLazyRoute('/tournament/view/$tid')({ component: TournamentRoute });

/** Components that show a tournament offline. */
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
