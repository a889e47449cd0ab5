import { createLazyRoute } from '@tanstack/react-router';
import { withNamespaces } from '../app/language.ts';
import { LeaguePage } from '../features/league/league-page.tsx';
import { lazyComponent } from '../ui/hooks/lazy-component.ts';

/** The cross table is loaded with the first tournament that is opened. */
const CrossTableOf = lazyComponent(() =>
  withNamespaces({
    namespaces: ['tournament'],
    load: () => import('../features/tournament/standings/cross-table-of.tsx'),
  }).then((part) => part.CrossTableOf),
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
