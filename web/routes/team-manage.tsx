import { createLazyRoute } from '@tanstack/react-router';
import { ManageTeamPage } from '../features/clubs/team/manage-team-page.tsx';

export const Route = createLazyRoute('/team/manage/$id')({ component: TeamManageRoute });

function TeamManageRoute() {
  const { id } = Route.useParams();
  return <ManageTeamPage id={id} />;
}
