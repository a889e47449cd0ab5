import { createLazyRoute } from '@tanstack/react-router';
import { TeamPage } from '../features/clubs/team/team-page.tsx';

export const Route = createLazyRoute('/team/view/$id')({ component: TeamRoute });

function TeamRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TeamPage id={id} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
