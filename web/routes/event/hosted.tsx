import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { HostedEventsPage } from '../../features/event-desk/hosted-events-page.tsx';
import { hostedEventsQuery } from '../../queries/event-desk.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/event/hosted')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['eventDesk'], context.queryClient.ensureQueryData(hostedEventsQuery)),
  component: HostedEventsPage,
});
