import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { SetupPage } from '../features/account/setup-page.tsx';
import { setupQuery } from '../queries/account.ts';

export const Route = createFileRoute('/setup')({
  loader: ({ context }) => loadPage(['account'], context.queryClient.fetchQuery({ ...setupQuery, staleTime: 0 })),
  component: SetupPage,
});
