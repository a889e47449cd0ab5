import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { CreateAccountsPage } from '../../features/accounts/create-page.tsx';
import { rolesQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/account/create')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['people'], context.queryClient.ensureQueryData(rolesQuery)),
  component: CreateAccountsPage,
});
