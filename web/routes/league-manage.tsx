import { createLazyRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { ManageLeaguePage } from '../features/league/manage-league-page.tsx';

/** The way to a tournament is long: it comes with the first that is built. */
const Wizard = lazy(() => import('../features/build/wizard.tsx').then((part) => ({ default: part.Wizard })));

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
