import { createLazyRoute } from '@tanstack/react-router';
import { LineUpPage } from '../features/line-up/line-up-page.tsx';

export const Route = createLazyRoute('/tournament/manage-team/$tid/$team')({ component: LineUpRoute });

function LineUpRoute() {
  const { tid, team } = Route.useParams();
  const { round } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onRound = (next: number) => void navigate({ search: { round: next }, replace: true, resetScroll: false });
  return <LineUpPage tid={tid} team={team} round={round} onRound={onRound} />;
}
