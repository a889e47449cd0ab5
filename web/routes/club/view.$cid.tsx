import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { listSearch, only, tablesSearch } from '../../app/search.ts';
import { ClubPage } from '../../features/clubs/club/club-page.tsx';
import { clubQuery } from '../../queries/clubs.ts';

export const Route = createFileRoute('/club/view/$cid')({
  validateSearch: only(tablesSearch(['members', 'tournaments'], listSearch)),
  loader: ({ context, params }) => loadPage(['clubs'], context.queryClient.ensureQueryData(clubQuery(params.cid))),
  component: ClubRoute,
});

function ClubRoute() {
  const { cid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ClubPage id={cid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
