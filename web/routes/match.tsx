import { createLazyRoute } from '@tanstack/react-router';
import { MatchPage } from '../features/match/match-page.tsx';

export const Route = createLazyRoute('/tournament/match/$tid/$round/$team')({ component: MatchRoute });

function MatchRoute() {
  const { tid, round, team } = Route.useParams();
  return <MatchPage address={{ tid, round: Number(round), team }} />;
}
