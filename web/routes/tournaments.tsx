import { createFileRoute } from '@tanstack/react-router';
import { FORMAT_CODES, namesOf } from '../../contract/http/codes.ts';
import { given } from '../../domain/kernel/given.ts';
import { loadPage } from '../app/load-page.ts';
import { listSearch, oneOf, only } from '../app/search.ts';
import { CALENDAR_PLACES, CALENDAR_STATES, type CalendarSearch } from '../features/home/calendar-filters.ts';
import { TournamentListPage } from '../features/home/tournament-list-page.tsx';
import { tournamentListQuery } from '../queries/tournament.ts';

const FORMATS = namesOf(FORMAT_CODES);

export const Route = createFileRoute('/tournaments')({
  validateSearch: only(
    (raw): CalendarSearch => ({
      ...listSearch(raw),
      ...given({
        status: oneOf(CALENDAR_STATES, raw.status),
        place: oneOf(CALENDAR_PLACES, raw.place),
        kind: oneOf(FORMATS, raw.kind),
        town: typeof raw.town === 'string' && raw.town !== '' ? raw.town : undefined,
      }),
    }),
  ),
  loader: ({ context }) => loadPage(['home'], context.queryClient.ensureQueryData(tournamentListQuery)),
  component: TournamentsRoute,
});

function TournamentsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TournamentListPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
