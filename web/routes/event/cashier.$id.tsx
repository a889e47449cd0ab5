import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../../domain/kernel/given.ts';
import { loadPage } from '../../app/load-page.ts';
import { idText, oneOf, only } from '../../app/search.ts';
import { CashierPage } from '../../features/event-desk/cashier/cashier-page.tsx';
import { CASHIER_FILTERS, type CashierSearch } from '../../features/event-desk/steps.ts';
import { managedEventQuery } from '../../queries/event-desk.ts';
import { requireLogin } from '../-require-login.ts';

export const Route = createFileRoute('/event/cashier/$id')({
  validateSearch: only((raw): CashierSearch => {
    const show = oneOf(CASHIER_FILTERS, raw.show);
    const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 100) : '';
    return given({
      show: show === 'unpaid' ? undefined : show,
      q: q === '' ? undefined : q,
      entry: idText(raw.entry),
    });
  }),
  beforeLoad: requireLogin,
  loader: ({ context: { queryClient }, params }) => {
    const query = managedEventQuery(params.id);
    const event = navigator.onLine ? queryClient.fetchQuery(query) : queryClient.ensureQueryData(query);
    return loadPage(['cashier', 'eventDesk', 'payments'], event);
  },
  component: CashierRoute,
});

function CashierRoute() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CashierPage
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
