import { createLazyRoute } from '@tanstack/react-router';
import { FairPlayPage } from '../features/manage/fair-play/fair-play-page.tsx';

export const Route = createLazyRoute('/tournament/fair-play/$tid')({ component: FairPlayRoute });

function FairPlayRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FairPlayPage
      tid={tid}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
