import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { MembershipsPage } from '../../features/inbox/memberships-page.tsx';
import { membershipsQuery } from '../../queries/account.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/account/memberships')({
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) => loadPage(['inbox'], queryClient.ensureQueryData(membershipsQuery)),
  component: MembershipsPage,
});
