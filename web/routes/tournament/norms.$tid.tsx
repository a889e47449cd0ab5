import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { NormsPage } from '../../features/manage/norms/norms-page.tsx';
import { tournamentQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/norms/$tid')({
  beforeLoad: requireLogin,
  loader: ({ context, params }) =>
    loadPage(['norms', 'manage', 'tournament'], context.queryClient.ensureQueryData(tournamentQuery(params.tid))),
  component: NormsRoute,
});

function NormsRoute() {
  const { tid } = Route.useParams();
  return <NormsPage tid={tid} />;
}
