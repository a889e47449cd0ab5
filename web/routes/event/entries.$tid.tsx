import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { oneOf, only } from '../../app/search.ts';
import { EntriesOfTournament } from '../../features/event-desk/build-event-page.tsx';
import { EVENT_STEPS, type EventStep } from '../../features/event-desk/steps.ts';
import { rolesQuery } from '../../queries/account.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/event/entries/$tid')({
  validateSearch: only((raw): { readonly step?: EventStep } => {
    const step = oneOf(EVENT_STEPS, raw.step);
    return step === undefined || step === 'about' || step === 'groups' ? {} : { step };
  }),
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient }, params: { tid } }) =>
    loadPage(
      ['eventDesk', 'build', 'personSearch'],
      Promise.all([queryClient.ensureQueryData(rolesQuery), queryClient.ensureQueryData(tournamentQuery(tid))]),
    ),
  component: EntriesRoute,
});

function EntriesRoute() {
  const { tid } = Route.useParams();
  const { step = 'about' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EntriesOfTournament
      key={tid}
      tid={tid}
      step={step}
      onStep={(next) => void navigate({ search: next === 'about' ? {} : { step: next } })}
    />
  );
}
