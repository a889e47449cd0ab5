import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { EditPage } from '../../features/build/edit-page.tsx';
import { tournamentQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/edit/$tid')({
  beforeLoad: requireLogin,
  // The form edits the server's current version, not this browser's cached copy.
  loader: ({ context, params }) =>
    loadPage(
      ['build', 'manage', 'ratingLists', 'tiebreaks'],
      context.queryClient.fetchQuery({ ...tournamentQuery(params.tid), staleTime: 0 }),
    ),
  component: EditRoute,
});

function EditRoute() {
  const { tid } = Route.useParams();
  return <EditPage tid={tid} />;
}
