import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { EventsPage } from '../features/event/list/events-page.tsx';
import { eventListQuery } from '../queries/events.ts';

export const Route = createFileRoute('/events')({
  loader: ({ context }) => loadPage(['eventPage'], context.queryClient.ensureQueryData(eventListQuery)),
  component: EventsPage,
});
