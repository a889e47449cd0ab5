import { createLazyRoute } from '@tanstack/react-router';
import { PrintableRoundPage } from '../features/tournament/pairings/printable-round-page.tsx';
import { countingNumber } from '../search/search.ts';
import { NotFoundPage } from '../ui/feedback/page-states.tsx';

export const Route = createLazyRoute('/tournament/view/$tid/pairings/$round')({ component: PrintableRoundRoute });

function PrintableRoundRoute() {
  const { tid, round } = Route.useParams();
  const { sheets = false } = Route.useSearch();
  const navigate = Route.useNavigate();
  const number = countingNumber(round);
  if (number === undefined) return <NotFoundPage />;
  return (
    <PrintableRoundPage
      tid={tid}
      round={number}
      sheets={sheets}
      onSheets={(next) => void navigate({ search: next ? { sheets: true } : {}, replace: true, resetScroll: false })}
    />
  );
}
