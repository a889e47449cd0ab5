import { createLazyRoute } from '@tanstack/react-router';
import { BuildPage } from '../features/build/build-page.tsx';

export const Route = createLazyRoute('/tournament/build')({ component: BuildRoute });

function BuildRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BuildPage search={search} onSearch={(next) => void navigate({ search: next })} />;
}
