import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { loadPage } from '../../app/load-page.ts';
import { oneOf, only } from '../../app/search.ts';
import { SignUpPage } from '../../features/event/sign-up/sign-up-page.tsx';
import { SIGN_UP_STEPS, type SignUpSearch } from '../../model/sign-up-steps.ts';
import { userQuery } from '../../queries/account.ts';
import { eventQuery } from '../../queries/events.ts';

export const Route = createFileRoute('/event/sign-up/$id')({
  validateSearch: only((raw): SignUpSearch => given({ step: oneOf(SIGN_UP_STEPS, raw.step) })),
  loader: ({ context, params }) => loadPage(['signUp', 'eventPage'], loadSignUp(context.queryClient, params.id)),
  component: SignUpRoute,
});

function SignUpRoute() {
  const { id } = Route.useParams();
  const { step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SignUpPage id={id} step={step ?? 'who'} onStep={(next) => void navigate({ search: { step: next } })} />;
}

const loadSignUp = (queryClient: QueryClient, id: string) =>
  Promise.all([queryClient.ensureQueryData(eventQuery(id)), queryClient.ensureQueryData(userQuery)]);
