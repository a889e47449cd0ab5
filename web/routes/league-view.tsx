import { createLazyRoute } from '@tanstack/react-router';
import { LeaguePage } from '../features/league/league-page.tsx';

export const Route = createLazyRoute('/league/view/$leagueId')({ component: LeagueRoute });

function LeagueRoute() {
  const { leagueId } = Route.useParams();
  const { season } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LeaguePage
      id={leagueId}
      season={season}
      onSeason={(next) => void navigate({ search: { season: next }, replace: true })}
    />
  );
}
