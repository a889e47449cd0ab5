import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { listSearch, only } from '../app/search.ts';
import { BrowsePage } from '../features/clubs/browse-page.tsx';
import { clubListQuery, organizationListQuery } from '../queries/clubs.ts';

export const Route = createFileRoute('/browse')({
  validateSearch: only(listSearch),
  loader: ({ context: { queryClient } }) =>
    loadPage(
      ['clubs'],
      Promise.all([queryClient.ensureQueryData(organizationListQuery), queryClient.ensureQueryData(clubListQuery)]),
    ),
  component: BrowseRoute,
});

function BrowseRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BrowsePage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
