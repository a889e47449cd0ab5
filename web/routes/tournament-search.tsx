import { createLazyRoute } from '@tanstack/react-router';
import { SearchPage } from '../features/home/search-page.tsx';

export const Route = createLazyRoute('/tournament/search')({ component: SearchRoute });

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
