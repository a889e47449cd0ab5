import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { loadPage } from '../../app/load-page.ts';
import { flag, listSearch, only } from '../../app/search.ts';
import { LogPage } from '../../features/log/log-page.tsx';
import { tournamentQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/log/$tid')({
  validateSearch: only((raw) => ({ ...listSearch(raw), ...given({ corrections: flag(raw.corrections) }) })),
  beforeLoad: requireLogin,
  loader: ({ context, params }) =>
    loadPage(
      ['log', 'manage', 'tournament', 'build'],
      context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
    ),
  component: LogRoute,
});

function LogRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <LogPage tid={tid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
