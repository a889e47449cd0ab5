import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { manageSearch, only } from '../../app/search.ts';
import { ManageOrganizationPage } from '../../features/clubs/organization/manage-organization-page.tsx';
import { ORGANIZATION_TABS } from '../../features/clubs/tabs.ts';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/organization/manage')({
  validateSearch: only(manageSearch(ORGANIZATION_TABS)),
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['clubs', 'build'], context.queryClient.ensureQueryData(rolesQuery)),
  component: ManageOrganizationRoute,
});

function ManageOrganizationRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ManageOrganizationPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
