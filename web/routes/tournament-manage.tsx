import { createLazyRoute } from '@tanstack/react-router';
import { ManagePage } from '../features/manage/desk/manage-page.tsx';

export const Route = createLazyRoute('/tournament/manage/$tid')({ component: ManageRoute });

function ManageRoute() {
  const { tid } = Route.useParams();
  const { round } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManagePage
      tid={tid}
      round={round}
      onRound={(next) => void navigate({ search: { round: next }, replace: true, resetScroll: false })}
    />
  );
}
