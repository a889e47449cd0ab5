import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { only } from '../../app/search.ts';
import { EventScreen } from '../../features/screen/event-screen.tsx';
import { screenSettings } from '../../model/screen-settings.ts';
import { eventGroupsQuery } from '../../queries/event-desk.ts';

export const Route = createFileRoute('/event/screen/$id')({
  validateSearch: only(screenSettings),
  loader: ({ context, params }) =>
    loadPage(['screen', 'tournament'], context.queryClient.ensureQueryData(eventGroupsQuery(params.id))),
  component: EventScreenRoute,
});

function EventScreenRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  return <EventScreen id={id} search={search} />;
}
