import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { listSearch, only, tablesSearch } from '../../app/search.ts';
import { OrganizationPage } from '../../features/clubs/organization/organization-page.tsx';
import { organizationQuery } from '../../queries/clubs.ts';

export const Route = createFileRoute('/organization/view/$oid')({
  validateSearch: only(tablesSearch(['tournaments'], listSearch)),
  loader: ({ context, params }) =>
    loadPage(['clubs'], context.queryClient.ensureQueryData(organizationQuery(params.oid))),
  component: OrganizationRoute,
});

function OrganizationRoute() {
  const { oid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrganizationPage id={oid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
  );
}
