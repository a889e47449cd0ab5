import { createFileRoute } from '@tanstack/react-router';
import { loadEntryPage } from '../app/load-page.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { leaguesQuery } from '../queries/league.ts';
import { tournamentFindQuery } from '../queries/tournament.ts';

export const Route = createFileRoute('/')({
  loader: ({ context: { queryClient } }) => {
    // Visitors see the calendar even if the leagues cannot be loaded.
    void queryClient.prefetchQuery(leaguesQuery);
    return loadEntryPage(['home'], queryClient.ensureQueryData(tournamentFindQuery));
  },
  component: HomePage,
});
