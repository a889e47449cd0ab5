import { createLazyRoute } from '@tanstack/react-router';
import { ToolsPage } from '../features/tools/tools-page.tsx';

export const Route = createLazyRoute('/tools')({ component: ToolsRoute });

function ToolsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ToolsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
