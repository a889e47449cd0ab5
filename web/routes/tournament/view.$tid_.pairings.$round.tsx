import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../app/load-page.ts';
import { countingNumber, flag, only } from '../../app/search.ts';
import { PrintableRoundPage } from '../../features/tournament/pairings/printable-round-page.tsx';
import { tournamentQuery } from '../../queries/tournament.ts';
import { NotFoundPage } from '../../ui/feedback/page-states.tsx';

export const Route = createFileRoute('/tournament/view/$tid_/pairings/$round')({
  validateSearch: only((raw): { sheets?: true } => (flag(raw.sheets) === undefined ? {} : { sheets: true })),
  loader: ({ context, params }) =>
    loadPage(['tournament', 'match'], context.queryClient.ensureQueryData(tournamentQuery(params.tid))),
  component: PrintableRoundRoute,
});

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
