import { createLazyRoute } from '@tanstack/react-router';
import { OrganizationPage } from '../features/clubs/organization/organization-page.tsx';

export const Route = createLazyRoute('/organization/view/$oid')({ component: OrganizationRoute });

function OrganizationRoute() {
  const { oid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OrganizationPage id={oid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
  );
}
