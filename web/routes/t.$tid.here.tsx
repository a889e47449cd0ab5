import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../domain/kernel/given.ts';
import { loadPage } from '../app/load-page.ts';
import { idText, only } from '../app/search.ts';
import { CheckInPage } from '../features/check-in/check-in-page.tsx';
import { checkInQuery } from '../queries/check-in.ts';

/** The address on the poster, short because people also type it (CHK-1). */
export const Route = createFileRoute('/t/$tid/here')({
  validateSearch: only((raw): { code?: string } => given({ code: idText(raw.code) })),
  loader: ({ context, params }) => loadPage(['checkIn'], context.queryClient.ensureQueryData(checkInQuery(params.tid))),
  component: CheckInRoute,
});

function CheckInRoute() {
  const { tid } = Route.useParams();
  const { code = '' } = Route.useSearch();
  return <CheckInPage tid={tid} code={code} />;
}
