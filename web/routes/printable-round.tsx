import { createLazyRoute } from '@tanstack/react-router';
import { PrintableRoundPage } from '../features/tournament/printable-round-page.tsx';
import { countingNumber } from '../search.ts';
import { NotFoundPage } from '../ui/page-states.tsx';

export const Route = createLazyRoute('/tournament/view/$tid/pairings/$round')({ component: PrintableRoundRoute });

function PrintableRoundRoute() {
  const { tid, round } = Route.useParams();
  const number = countingNumber(round);
  return number === undefined ? <NotFoundPage /> : <PrintableRoundPage tid={tid} round={number} />;
}
