import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { given } from '../../domain/kernel/given.ts';
import { PAYMENT_PROVIDERS, type PaymentProvider } from '../../domain/payment/provider.ts';
import { ApiError } from '../api.ts';
import { loadPage } from '../app/load-page.ts';
import { only } from '../app/search.ts';
import { OwnEntryPage } from '../features/event/own-entry/own-entry-page.tsx';
import { linkedEntriesQuery } from '../queries/events.ts';

/** The link of an entry, short because it stands in e-mails. Opening it changes nothing (CF-1). */
export const Route = createFileRoute('/e/$token')({
  // `mail` is in the last line of e-mails about pairings, `paid` in the way back from a provider.
  validateSearch: only((raw): { mail?: 'off'; paid?: PaymentProvider } =>
    given({
      mail: raw.mail === 'off' ? 'off' : undefined,
      paid: PAYMENT_PROVIDERS.find((provider) => provider === raw.paid),
    }),
  ),
  loader: ({ context, params }) =>
    loadPage(['ownEntry', 'signUp', 'eventPage'], loadEntries(context.queryClient, params.token)),
  component: OwnEntryRoute,
});

function OwnEntryRoute() {
  const { token } = Route.useParams();
  const { mail, paid } = Route.useSearch();
  return <OwnEntryPage token={token} stopsMail={mail === 'off'} isBack={paid !== undefined} />;
}

/** An ended link is a page too. */
async function loadEntries(queryClient: QueryClient, token: string): Promise<void> {
  try {
    await queryClient.ensureQueryData(linkedEntriesQuery(token));
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'noSuchEntry')) throw error;
  }
}
