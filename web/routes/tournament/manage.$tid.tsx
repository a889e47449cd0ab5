import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { only, roundSearch } from '../../app/search.ts';
import { ManagePage } from '../../features/manage/desk/manage-page.tsx';
import { tournamentQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/manage/$tid')({
  validateSearch: only(roundSearch),
  beforeLoad: requireLogin,
  loader: ({ context, params }) =>
    loadPage(['manage', 'tournament', 'explain'], context.queryClient.ensureQueryData(tournamentQuery(params.tid))),
  component: ManageRoute,
});

function ManageRoute() {
  const { tid } = Route.useParams();
  const { round } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManagePage
      tid={tid}
      round={round}
      onRound={(next) => void navigate({ search: { round: next }, replace: true, resetScroll: false })}
    />
  );
}
