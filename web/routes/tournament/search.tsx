import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { listSearch, only } from '../../app/search.ts';
import { SearchPage } from '../../features/home/search-page.tsx';

export const Route = createFileRoute('/tournament/search')({
  validateSearch: only(listSearch),
  loader: () => loadPage(['home']),
  component: SearchRoute,
});

function SearchRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SearchPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
