import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { withNamespaces } from '../../app/language.ts';
import { loadPage } from '../../app/load-page.ts';
import { idText, only } from '../../app/search.ts';
import { LeaguePage } from '../../features/league/league-page.tsx';
import { leagueQuery, seasonsAndCategoriesQuery } from '../../queries/league.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';

export const Route = createFileRoute('/league/view/$leagueId')({
  validateSearch: only((raw) => given({ season: idText(raw.season) })),
  loader: ({ context: { queryClient }, params: { leagueId } }) =>
    loadPage(
      ['league'],
      Promise.all([
        queryClient.ensureQueryData(leagueQuery(leagueId)),
        queryClient.ensureQueryData(seasonsAndCategoriesQuery(leagueId)),
      ]),
    ),
  component: LeagueRoute,
});

/** The cross table is loaded with the first tournament that is opened. */
const CrossTableOf = lazyComponent(() =>
  withNamespaces({
    namespaces: ['tournament'],
    load: () => import('../../features/tournament/standings/cross-table-of.tsx'),
  }).then((part) => part.CrossTableOf),
);
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
