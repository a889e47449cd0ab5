import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { only } from '../../app/search.ts';
import { EventPage } from '../../features/event/view/event-page.tsx';
import { entrySearch } from '../../model/entry-search.ts';
import { eventQuery } from '../../queries/events.ts';

export const Route = createFileRoute('/event/view/$id')({
  validateSearch: only(entrySearch),
  loader: ({ context, params }) => loadPage(['eventPage'], context.queryClient.ensureQueryData(eventQuery(params.id))),
  component: EventRoute,
});

function EventRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EventPage
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
