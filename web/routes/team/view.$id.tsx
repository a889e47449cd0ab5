import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { listSearch, only } from '../../app/search.ts';
import { TeamPage } from '../../features/clubs/team/team-page.tsx';
import { teamQuery } from '../../queries/clubs.ts';

export const Route = createFileRoute('/team/view/$id')({
  validateSearch: only(listSearch),
  loader: ({ context, params }) => loadPage(['clubs'], context.queryClient.ensureQueryData(teamQuery(params.id))),
  component: TeamRoute,
});

function TeamRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TeamPage id={id} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
