import { createLazyRoute } from '@tanstack/react-router';
import { CalendarPage } from '../features/lobby/calendar-page.tsx';

export const Route = createLazyRoute('/calendar')({ component: CalendarRoute });

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
