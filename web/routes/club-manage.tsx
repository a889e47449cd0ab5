import { createLazyRoute } from '@tanstack/react-router';
import { ManageClubPage } from '../features/clubs/club/manage-club-page.tsx';

export const Route = createLazyRoute('/club/manage')({ component: ManageClubRoute });

function ManageClubRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ManageClubPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
