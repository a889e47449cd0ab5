import { createLazyRoute } from '@tanstack/react-router';
import { LogPage } from '../features/log/log-page.tsx';

export const Route = createLazyRoute('/tournament/log/$tid')({ component: LogRoute });

function LogRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <LogPage tid={tid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
