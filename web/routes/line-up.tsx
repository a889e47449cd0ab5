import { createLazyRoute } from '@tanstack/react-router';
import { LineUpPage } from '../features/line-up/line-up-page.tsx';

export const Route = createLazyRoute('/tournament/manage-team/$tid/$team')({ component: LineUpRoute });

function LineUpRoute() {
  const { tid, team } = Route.useParams();
  return <LineUpPage tid={tid} team={team} />;
}
