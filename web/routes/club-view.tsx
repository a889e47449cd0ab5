import { createLazyRoute } from '@tanstack/react-router';
import { ClubPage } from '../features/clubs/club/club-page.tsx';

export const Route = createLazyRoute('/club/view/$cid')({ component: ClubRoute });

function ClubRoute() {
  const { cid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ClubPage id={cid} search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
