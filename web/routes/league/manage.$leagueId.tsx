import { createFileRoute, redirect } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { loadPage } from '../../app/load-page.ts';
import { idText, oneOf, only } from '../../app/search.ts';
import { ManageLeaguePage } from '../../features/league/manage-league-page.tsx';
import { LEAGUE_TABS, type LeagueManageSearch } from '../../features/league/tabs.ts';
import { rolesQuery } from '../../queries/account.ts';
import { leaguePermissionsQuery, leagueQuery, seasonsAndCategoriesQuery } from '../../queries/league.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/league/manage/$leagueId')({
  validateSearch: only((raw): LeagueManageSearch => {
    const end = idText(raw.end);
    const step = end === undefined ? undefined : idText(raw.step);
    return given({ tab: oneOf(LEAGUE_TABS, raw.tab), end, step });
  }),
  beforeLoad: async (asked) => {
    await requireLogin(asked);
    const { context, params } = asked;
    const { canManage } = await context.queryClient.ensureQueryData(leaguePermissionsQuery(params.leagueId));
    if (!canManage) throw redirect({ to: '/', replace: true });
  },
  loader: ({ context: { queryClient }, params: { leagueId } }) =>
    loadPage(
      ['leagueDesk', 'league', 'build', 'ratingLists'],
      Promise.all([
        queryClient.ensureQueryData(leagueQuery(leagueId)),
        queryClient.ensureQueryData(seasonsAndCategoriesQuery(leagueId)),
        queryClient.ensureQueryData(rolesQuery),
      ]),
    ),
  component: ManageLeagueRoute,
});

/** The wizard is large, so it is loaded with the first tournament that is built. */
const Wizard = lazyComponent(() => import('../../features/build/wizard.tsx').then((part) => part.Wizard));
function ManageLeagueRoute() {
  const { leagueId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManageLeaguePage
      id={leagueId}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
      wizard={Wizard}
    />
  );
}
