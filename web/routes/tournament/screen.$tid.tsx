import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { only } from '../../app/search.ts';
import { HallScreen } from '../../features/screen/hall-screen.tsx';
import { screenSettings } from '../../model/screen-settings.ts';
import { tournamentQuery } from '../../queries/tournament.ts';

export const Route = createFileRoute('/tournament/screen/$tid')({
  validateSearch: only(screenSettings),
  loader: ({ context, params }) =>
    loadPage(['screen', 'tournament'], context.queryClient.ensureQueryData(tournamentQuery(params.tid))),
  component: ScreenRoute,
});

function ScreenRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  return <HallScreen tid={tid} search={search} />;
}
