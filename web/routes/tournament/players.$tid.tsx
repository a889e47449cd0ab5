import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { listSearch, only } from '../../app/search.ts';
import { PlayersPage } from '../../features/players/players-page.tsx';
import { tournamentPlayersQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/players/$tid')({
  validateSearch: only(listSearch),
  beforeLoad: requireLogin,
  // Its forms depend on the state: a cached one that is out of date would exchange them under somebody's hands.
  loader: ({ context: { queryClient }, params }) => {
    const query = tournamentPlayersQuery(params.tid);
    const players = navigator.onLine ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query);
    return loadPage(['manage', 'personSearch', 'tournament'], players);
  },
  component: PlayersRoute,
});

function PlayersRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <PlayersPage tid={tid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
