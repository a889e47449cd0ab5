import { createFileRoute } from '@tanstack/react-router';
import { FORMAT_CODES, namesOf } from '../../contract/http/codes.ts';
import { LIST_PLACES, LIST_STATES } from '../../contract/tournament/lists.ts';
import { given } from '../../domain/kernel/given.ts';
import { loadPage } from '../app/load-page.ts';
import { listSearch, oneOf, only, type RawSearch } from '../app/search.ts';
import { askedPart, type CalendarSearch } from '../features/home/calendar-filters.ts';
import { TournamentListPage } from '../features/home/tournament-list-page.tsx';
import { tournamentListQuery } from '../queries/tournament.ts';

const FORMATS = namesOf(FORMAT_CODES);

const calendarSearch = (raw: RawSearch): CalendarSearch => ({
  ...listSearch(raw),
  ...given({
    status: oneOf(LIST_STATES, raw.status),
    place: oneOf(LIST_PLACES, raw.place),
    kind: oneOf(FORMATS, raw.kind),
    town: typeof raw.town === 'string' && raw.town !== '' ? raw.town : undefined,
  }),
});

export const Route = createFileRoute('/tournaments')({
  validateSearch: only(calendarSearch),
  // Without `loaderDeps`: the open page requests further parts itself, and shows the former one meanwhile.
  loader: ({ context, location }) => {
    const part = askedPart(calendarSearch(location.search));
    return loadPage(['home'], context.queryClient.ensureQueryData(tournamentListQuery(part)));
  },
  component: TournamentsRoute,
});

function TournamentsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <TournamentListPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}
