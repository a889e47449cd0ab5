import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { progressOf } from '../../../model/progress.ts';
import { offlineTournamentQuery } from '../../../offline/queries.ts';
import { OfflineNotice, OfflinePage } from '../../../ui/feedback/offline-page.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { StatusChip } from '../../../ui/tournament/status-chip.tsx';
import { Facts } from './facts.tsx';
import type { TournamentSearch } from './page-search.ts';
import { TournamentTabs } from './tournament-page.tsx';

const route = getRouteApi('/tournament/view/$tid');

/** A tournament from the offline cache: read-only, as no action could be sent. */
export function OfflineTournamentPage({ onBack }: { readonly onBack: () => void }) {
  const { t } = useTranslation('ui');
  const { tid } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: stored } = useSuspenseQuery(offlineTournamentQuery(tid));
  if (stored === null) return <OfflinePage onBack={onBack} />;
  const onSearch = (next: TournamentSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const { page, readAt } = stored;
  return (
    <Page
      title={page.tournament.name}
      crumbs={[{ label: t('home'), link: { to: '/' } }]}
      status={<StatusChip progress={progressOf(page)} />}
    >
      <OfflineNotice readAt={readAt} onBack={onBack} />
      <Facts page={page} />
      <TournamentTabs page={page} me={undefined} search={search} onSearch={onSearch} isOffline />
    </Page>
  );
}
