import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { oneOf, only } from '../../app/search.ts';
import { BuildEventPage } from '../../features/event-desk/build-event-page.tsx';
import { EVENT_STEPS, type EventStep } from '../../features/event-desk/steps.ts';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/event/build')({
  validateSearch: only((raw): { readonly step?: EventStep } => {
    const step = oneOf(EVENT_STEPS, raw.step);
    return step === undefined || step === 'about' ? {} : { step };
  }),
  beforeLoad: requireLogin,
  loader: ({ context }) =>
    loadPage(['eventDesk', 'build', 'personSearch'], context.queryClient.ensureQueryData(rolesQuery)),
  component: BuildEventRoute,
});

function BuildEventRoute() {
  const { step = 'about' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BuildEventPage step={step} onStep={(next) => void navigate({ search: next === 'about' ? {} : { step: next } })} />
  );
}
