import { createLazyRoute } from '@tanstack/react-router';
import { HallScreen } from '../features/screen/hall-screen.tsx';

export const Route = createLazyRoute('/tournament/screen/$tid')({ component: ScreenRoute });

function ScreenRoute() {
  const { tid } = Route.useParams();
  const search = Route.useSearch();
  return <HallScreen tid={tid} search={search} />;
}
