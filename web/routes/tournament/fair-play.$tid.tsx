import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { listSearch, only, roundSearch } from '../../app/search.ts';
import { FairPlayPage } from '../../features/manage/fair-play/fair-play-page.tsx';
import { tournamentQuery } from '../../queries/tournament.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/tournament/fair-play/$tid')({
  validateSearch: only((raw) => ({ ...roundSearch(raw), ...listSearch(raw) })),
  beforeLoad: requireLogin,
  loader: ({ context, params }) =>
    loadPage(
      ['fairPlay', 'manage', 'game', 'review'],
      context.queryClient.ensureQueryData(tournamentQuery(params.tid)),
    ),
  component: FairPlayRoute,
});

function FairPlayRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FairPlayPage
      tid={tid}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
