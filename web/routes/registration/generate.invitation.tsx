import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { InvitePage } from '../../features/invite/invite-page.tsx';
import { ownInvitationsQuery } from '../../queries/invitations.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/registration/generate/invitation')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPage(['invite'], context.queryClient.ensureQueryData(ownInvitationsQuery)),
  component: InvitePage,
});
