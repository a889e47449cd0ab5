import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { NewPasswordPage } from '../../features/account/new-password-page.tsx';
import { recoveryTestQuery } from '../../queries/account.ts';

export const Route = createFileRoute('/account/recover_/$code')({
  loader: ({ context, params }) =>
    loadPage(['account'], context.queryClient.ensureQueryData(recoveryTestQuery(params.code))),
  component: NewPasswordRoute,
});

function NewPasswordRoute() {
  const { code } = Route.useParams();
  return <NewPasswordPage code={code} />;
}
