import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { countingNumber, only } from '../app/search.ts';
import { InvitationPage } from '../features/invite/invitation-page.tsx';
import { invitationQuery } from '../queries/invitations.ts';

export const Route = createFileRoute('/invitation/$id')({
  validateSearch: only((raw): { step?: number } => {
    const step = countingNumber(raw.step);
    return step === undefined || step > 2 ? {} : { step };
  }),
  // The page itself shows that the invitation is gone.
  loader: ({ context, params }) =>
    loadPage(['invite', 'clubs', 'build'], context.queryClient.prefetchQuery(invitationQuery(params.id))),
  component: InvitationRoute,
});

function InvitationRoute() {
  const { id } = Route.useParams();
  const { step = 0 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvitationPage
      id={id}
      step={step}
      onStep={(next) => void navigate({ search: next === 0 ? {} : { step: next } })}
    />
  );
}
