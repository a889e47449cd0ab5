import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { oneOf, only, type RawSearch } from '../../app/search.ts';
import { BuildPage } from '../../features/build/build-page.tsx';
import { addressOfStep, BUILD_MODES, type BuildSearch, TEMPLATE_STEPS } from '../../model/build-steps.ts';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/build')({
  validateSearch: only(placeIn),
  beforeLoad: requireLogin,
  loader: ({ context }) =>
    loadPage(
      ['build', 'home', 'ratingLists', 'tiebreaks', 'fileErrors'],
      context.queryClient.ensureQueryData(rolesQuery),
    ),
  component: BuildRoute,
});

function BuildRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <BuildPage search={search} onSearch={(next) => void navigate({ search: next })} />;
}

function placeIn(raw: RawSearch): BuildSearch {
  const mode = oneOf(BUILD_MODES, raw.mode) ?? 'template';
  return mode === 'custom' ? { mode } : addressOfStep(oneOf(TEMPLATE_STEPS, raw.step) ?? 'template');
}
