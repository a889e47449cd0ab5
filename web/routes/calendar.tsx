import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../app/load-page.ts';
import { only, tableSearch, tablesSearch } from '../app/search.ts';
import { CalendarPage } from '../features/lobby/calendar-page.tsx';
import { userQuery } from '../queries/account.ts';
import { lobbyQuery } from '../queries/game.ts';
import { profileQuery } from '../queries/profile.ts';
import { requireLogin } from './-require-login.ts';

export const Route = createFileRoute('/calendar')({
  validateSearch: only(tablesSearch(['tournaments', 'games'], tableSearch)),
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient } }) => loadPage(['game', 'profile'], loadCalendar(queryClient)),
  component: CalendarRoute,
});

function CalendarRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CalendarPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}

async function loadCalendar(queryClient: QueryClient): Promise<void> {
  const { person } = await queryClient.ensureQueryData(userQuery);
  if (person !== null) void queryClient.prefetchQuery(profileQuery(person.account));
  await queryClient.fetchQuery({ ...lobbyQuery, staleTime: 0 });
}
