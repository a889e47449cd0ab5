import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { manageSearch, only } from '../../app/search.ts';
import { ManageClubPage } from '../../features/clubs/club/manage-club-page.tsx';
import { CLUB_TABS } from '../../features/clubs/tabs.ts';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/club/manage')({
  validateSearch: only(manageSearch(CLUB_TABS)),
  beforeLoad: requireLogin,
  loader: ({ context }) =>
    loadPage(['clubs', 'build', 'personSearch'], context.queryClient.ensureQueryData(rolesQuery)),
  component: ManageClubRoute,
});

function ManageClubRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ManageClubPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
