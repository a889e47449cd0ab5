import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { oneOf, only, type RawSearch } from '../../app/search.ts';
import { BuildPage } from '../../features/build/build-page.tsx';
import { BUILD_MODES, BUILD_STEPS, type BuildSearch, type BuildStep, placeOf } from '../../model/build-steps.ts';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/build')({
  validateSearch: only(stepIn),
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

function stepIn(raw: RawSearch): BuildSearch {
  const mode = oneOf(BUILD_MODES, raw.mode) ?? 'template';
  const steps: readonly BuildStep[] = BUILD_STEPS[mode];
  return placeOf(mode, oneOf(steps, raw.step) ?? BUILD_STEPS[mode][0]);
}
