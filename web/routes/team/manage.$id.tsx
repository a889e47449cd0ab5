import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { ManageTeamPage } from '../../features/clubs/team/manage-team-page.tsx';
import { managedTeamQuery } from '../../queries/clubs.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/team/manage/$id')({
  beforeLoad: requireLogin,
  loader: ({ context, params }) =>
    loadPage(['clubs', 'build'], context.queryClient.ensureQueryData(managedTeamQuery(params.id))),
  component: TeamManageRoute,
});

function TeamManageRoute() {
  const { id } = Route.useParams();
  return <ManageTeamPage id={id} />;
}
