import { createLazyRoute } from '@tanstack/react-router';
import { ManageLeaguePage } from '../features/league/manage-league-page.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

/** The way to a tournament is long: it comes with the first that is built. */
const Wizard = lazyPart(() => import('../features/build/wizard.tsx').then((part) => part.Wizard));

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
