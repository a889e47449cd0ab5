import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { BuildLeaguePage } from '../../features/league/build-league-page.tsx';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/league/build')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['leagueDesk', 'build'], context.queryClient.ensureQueryData(rolesQuery)),
  component: BuildLeaguePage,
});
