import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import type { RoundSearch } from '../../app/search.ts';
import { chosenRound, only, roundSearch } from '../../app/search.ts';
import { LineUpPage } from '../../features/line-up/line-up-page.tsx';
import { lineUpQuery, matchLineUpQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/manage-team/$tid/$team')({
  validateSearch: only<RoundSearch>(roundSearch),
  loaderDeps: ({ search }) => search,
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient }, params: { tid, team }, deps }) =>
    loadPage(['manage', 'tournament'], loadLineUp(queryClient, { tid, team, round: deps.round })),
  component: LineUpRoute,
});

function LineUpRoute() {
  const { tid, team } = Route.useParams();
  const { round } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onRound = (next: number) => void navigate({ search: { round: next }, replace: true, resetScroll: false });
  return <LineUpPage tid={tid} team={team} round={round} onRound={onRound} />;
}

interface LineUp {
  readonly tid: string;
  readonly team: string;
  readonly round: number | undefined;
}

async function loadLineUp(queryClient: QueryClient, { tid, team, round: wanted }: LineUp): Promise<void> {
  const { lineUpRounds: rounds } = await queryClient.ensureQueryData(lineUpQuery(tid, team));
  const round = chosenRound(rounds, wanted);
  if (round !== undefined) await queryClient.ensureQueryData(matchLineUpQuery(tid, team, round));
}
