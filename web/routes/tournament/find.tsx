import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { FindPage } from '../../features/home/find-page.tsx';
import { tournamentFindQuery } from '../../queries/tournament.ts';

export const Route = createFileRoute('/tournament/find')({
  loader: ({ context }) => loadPage(['home'], context.queryClient.ensureQueryData(tournamentFindQuery)),
  component: FindPage,
});
