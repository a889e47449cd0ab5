import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { progressOf } from '../../model/progress.ts';
import { keptTournamentQuery } from '../../offline/queries.ts';
import type { TournamentSearch } from '../../tournament-search.ts';
import { OfflineNotice, OfflinePage } from '../../ui/offline-page.tsx';
import { Page } from '../../ui/page.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { Facts } from './facts.tsx';
import type { TournamentTabs } from './tournament-page.tsx';

interface KeptTournamentPageProps {
  readonly onBack: () => void;
  /** Of the page of a tournament. */
  readonly parts: {
    readonly Facts: typeof Facts;
    readonly TournamentTabs: typeof TournamentTabs;
  };
}

const route = getRouteApi('/tournament/view/$tid');

/** A tournament as it was when there was a network: to be read, with nothing to press that would have to be sent. */
export function KeptTournamentPage({ onBack, parts: { Facts, TournamentTabs } }: KeptTournamentPageProps) {
  const { t } = useTranslation('ui');
  const { tid } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: kept } = useSuspenseQuery(keptTournamentQuery(tid));
  if (kept === null) return <OfflinePage onBack={onBack} />;
  const onSearch = (next: TournamentSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const { page, readAt } = kept;
  return (
    <Page
      title={page.tournament.name}
      crumbs={[{ label: t('home'), link: { to: '/' } }]}
      status={<StatusChip progress={progressOf(page)} />}
    >
      <OfflineNotice readAt={readAt} onBack={onBack} />
      <Facts page={page} />
      <TournamentTabs page={page} me={undefined} search={search} onSearch={onSearch} isKept />
    </Page>
  );
}
