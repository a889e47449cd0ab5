import { createLazyRoute } from '@tanstack/react-router';
import { LeaguePage } from '../features/league/league-page.tsx';
import { withWords } from '../language.ts';
import { lazyPart } from '../ui/lazy-part.ts';

/** The cross table of a tournament comes with the first that is opened. */
const CrossTableOf = lazyPart(() =>
  withWords({ words: ['tournament'], load: () => import('../features/tournament/cross-table-of.tsx') }).then(
    (part) => part.CrossTableOf,
  ),
);

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
      crossTable={CrossTableOf}
    />
  );
}
