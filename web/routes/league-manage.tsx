import { createLazyRoute } from '@tanstack/react-router';
import { ManageLeaguePage } from '../features/league/manage-league-page.tsx';
import { lazyComponent } from '../ui/hooks/lazy-component.ts';

/** The wizard is large, so it is loaded with the first tournament that is built. */
const Wizard = lazyComponent(() => import('../features/build/wizard.tsx').then((part) => part.Wizard));

export const Route = createLazyRoute('/league/manage/$leagueId')({ component: ManageLeagueRoute });

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
