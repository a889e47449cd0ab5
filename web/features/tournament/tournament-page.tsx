import { Tabs } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage as TournamentData } from '../../../contract/tournaments.ts';
import { KINDS } from '../../../domain/tournament/kinds.ts';
import { withWords } from '../../language.ts';
import { useTournamentStream } from '../../live/tournament-stream.ts';
import { hasFixtures } from '../../model/fixtures.ts';
import { progressOf } from '../../model/progress.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { tournamentQuery } from '../../queries/tournament.ts';
import { TOURNAMENT_TABS, type TournamentSearch, type TournamentTab } from '../../tournament-search.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Page } from '../../ui/page.tsx';
import { RowsSkeleton } from '../../ui/page-states.tsx';
import { StaleNotice } from '../../ui/stale-notice.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TabList } from '../../ui/tab-list.tsx';
import { TournamentActions } from './actions.tsx';
import { Facts } from './facts.tsx';
import { StandingsTab } from './standings-tab.tsx';
import classes from './tournament-page.module.css';

// Most readers come for the standings: the other tabs are loaded by who opens them.
const LobbyBanner = lazyPart(() => import('./lobby-banner.tsx').then((part) => part.LobbyBanner));
const BracketTab = lazyPart(() => import('./bracket-tab.tsx').then((tab) => tab.BracketTab));
const CrossTableTab = lazyPart(() => import('./cross-table-tab.tsx').then((tab) => tab.CrossTableTab));
const FixturesTab = lazyPart(() =>
  withWords({ words: ['match'], load: () => import('./fixtures-tab.tsx') }).then((tab) => tab.FixturesTab),
);
const PairingFailed = lazyPart(() => import('./pairing-failed.tsx').then((part) => part.PairingFailed));
const PairingsTab = lazyPart(() => import('./pairings-tab.tsx').then((tab) => tab.PairingsTab));
const PrizesTab = lazyPart(() =>
  withWords({ words: ['prizes'], load: () => import('./prizes-tab.tsx') }).then((tab) => tab.PrizesTab),
);
const StatsTab = lazyPart(() => import('./stats-tab.tsx').then((tab) => tab.StatsTab));
const TeamsTab = lazyPart(() => import('./teams-tab.tsx').then((tab) => tab.TeamsTab));

interface TournamentPageProps {
  readonly tid: string;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** A tournament for everybody who follows it, plays in it or runs it. */
export function TournamentPage({ tid, search, onSearch }: TournamentPageProps) {
  const { t } = useTranslation(['tournament', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const { data: reader } = useQuery(authInfoQuery);
  const { tournament } = page;
  const contact = useTournamentStream(tid, tournament.finished);
  return (
    <Page
      title={tournament.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('breadcrumb'), link: { to: '/tournaments' } },
      ]}
      status={<StatusChip progress={progressOf(page)} />}
      actions={<TournamentActions page={page} reader={reader} />}
    >
      <StaleNotice contact={contact} />
      <Banners page={page} />
      <Facts page={page} />
      <TournamentTabs page={page} me={reader?.info?.id} search={search} onSearch={onSearch} />
    </Page>
  );
}

function Banners({ page }: { readonly page: TournamentData }) {
  const { tournament } = page;
  return (
    <>
      {tournament.banner_picture !== '' && (
        <img src={tournament.banner_picture} alt="" className={classes.banner} referrerPolicy="no-referrer" />
      )}
      {tournament.pairing_generation_failed && (
        <Suspense>
          <PairingFailed />
        </Suspense>
      )}
      {!page.tournament.default_otb && !page.tournament.finished && (
        <Suspense>
          <LobbyBanner page={page} />
        </Suspense>
      )}
    </>
  );
}

interface TabsProps {
  readonly page: TournamentData;
  /** The account of the reader. */
  readonly me: string | undefined;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
  /** Whether there is no network: what has to be fetched is not offered. */
  readonly isKept?: boolean;
}

/** What asks the server for more than the page, or is made for those who write to it. */
const FETCHED_TABS: ReadonlySet<TournamentTab> = new Set(['stats', 'prizes']);

const TAB_TEXTS = {
  standings: 'tabs.standings',
  teams: 'tabs.teams',
  bracket: 'tabs.bracket',
  pairings: 'tabs.pairings',
  fixtures: 'tabs.fixtures',
  stats: 'tabs.stats',
  cross: 'tabs.crossTable',
  prizes: 'tabs.prizes',
} as const satisfies Record<TournamentTab, string>;

export function TournamentTabs({ page, me, search, onSearch, isKept = false }: TabsProps) {
  const { t } = useTranslation('tournament');
  const isTeam = page.is_team_tournament;
  const isBracket = KINDS[page.tournament.kind].table === 'bracket';
  const tabs = TOURNAMENT_TABS.filter(
    (tab) =>
      (tab !== 'teams' || isTeam) &&
      (tab !== 'bracket' || isBracket) &&
      (tab !== 'fixtures' || hasFixtures(page)) &&
      (tab !== 'prizes' || page.prizes !== null) &&
      (!isKept || !FETCHED_TABS.has(tab)),
  );
  const wanted = search.tab ?? (isTeam ? 'teams' : 'standings');
  const tab = tabs.find((known) => known === wanted) ?? 'standings';
  const choose = (next: string | null) => {
    const chosen = tabs.find((known) => known === next);
    onSearch(chosen === undefined ? {} : { tab: chosen });
  };
  return (
    <Tabs value={tab} onChange={choose} keepMounted={false} className={classes.tabs}>
      <TabList label={t('tabs.label')}>
        {tabs.map((known) => (
          <Tabs.Tab key={known} value={known}>
            {t(TAB_TEXTS[known])}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={tab} pt="md">
        <Suspense fallback={<RowsSkeleton />}>
          {tab === 'standings' && <StandingsTab page={page} me={me} search={search} onSearch={onSearch} />}
          {tab === 'teams' && <TeamsTab page={page} />}
          {tab === 'fixtures' && <FixturesTab page={page} />}
          {tab === 'bracket' && <BracketTab page={page} me={me} />}
          {tab === 'pairings' && <PairingsTab page={page} me={me} search={search} onSearch={onSearch} />}
          {tab === 'stats' && <StatsTab page={page} />}
          {tab === 'cross' && <CrossTableTab page={page} me={me} />}
          {tab === 'prizes' && page.prizes !== null && <PrizesTab page={page} prizes={page.prizes} me={me} />}
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
