import { createLazyRoute } from '@tanstack/react-router';
import { BrowsePage } from '../features/clubs/browse-page.tsx';

export const Route = createLazyRoute('/browse')({ component: BrowseRoute });

function BrowseRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BrowsePage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
