import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { oneOf, only } from '../../app/search.ts';
import { ManageEventPage } from '../../features/event-desk/manage/manage-event-page.tsx';
import { EVENT_TABS, type EventDeskSearch } from '../../features/event-desk/steps.ts';
import { managedEventQuery } from '../../queries/event-desk.ts';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/event/manage/$id')({
  validateSearch: only((raw): EventDeskSearch => {
    const tab = oneOf(EVENT_TABS, raw.tab);
    const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 100) : '';
    return { ...(tab !== undefined && tab !== 'entered' && { tab }), ...(q !== '' && { q }) };
  }),
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient }, params }) => {
    const query = managedEventQuery(params.id);
    // Its forms depend on the state: a cached one that is out of date would exchange them under somebody's hands.
    const event = navigator.onLine ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query);
    return loadPage(['eventDesk', 'build', 'manage', 'personSearch', 'tiebreaks', 'ratingLists'], event);
  },
  component: ManageEventRoute,
});

/** The settings of tournaments are a large form, so it is loaded where tournaments are made. */
const EventTournaments = lazyComponent(() =>
  import('../../features/build/event-tournaments.tsx').then((part) => part.EventTournaments),
);

function ManageEventRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManageEventPage
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      makeTournaments={EventTournaments}
    />
  );
}
