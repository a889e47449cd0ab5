import { createLazyRoute } from '@tanstack/react-router';
import { ManageOrganizationPage } from '../features/clubs/organization/manage-organization-page.tsx';

export const Route = createLazyRoute('/organization/manage')({ component: ManageOrganizationRoute });

function ManageOrganizationRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ManageOrganizationPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
