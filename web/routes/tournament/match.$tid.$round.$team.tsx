import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { MatchPage } from '../../features/match/match-page.tsx';
import { matchQuery } from '../../queries/match.ts';
import { tournamentQuery } from '../../queries/tournament.ts';

export const Route = createFileRoute('/tournament/match/$tid/$round/$team')({
  loader: ({ context: { queryClient }, params: { tid, round, team } }) =>
    loadPage(
      ['match', 'tournament'],
      Promise.all([
        queryClient.ensureQueryData(tournamentQuery(tid)),
        queryClient.ensureQueryData(matchQuery({ tid, round: Number(round), team })),
      ]),
    ),
  component: MatchRoute,
});

function MatchRoute() {
  const { tid, round, team } = Route.useParams();
  return <MatchPage address={{ tid, round: Number(round), team }} />;
}
