import { Tabs } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentPage as TournamentData } from '../../../../contract/tournament/tournaments.ts';
import { given } from '../../../../domain/kernel/given.ts';
import { FORMATS } from '../../../../domain/tournament/value/formats.ts';
import { withNamespaces } from '../../../app/language.ts';
import { useTournamentStream } from '../../../live/tournament-stream.ts';
import { hasFixtures } from '../../../model/fixtures.ts';
import { lastPairedRound, progressOf, roundNumbers } from '../../../model/progress.ts';
import { userQuery } from '../../../queries/account.ts';
import { tournamentQuery } from '../../../queries/tournament.ts';
import { RowsSkeleton } from '../../../ui/feedback/page-states.tsx';
import { StaleNotice } from '../../../ui/feedback/stale-notice.tsx';
import { lazyComponent } from '../../../ui/hooks/lazy-component.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { StatusChip } from '../../../ui/tournament/status-chip.tsx';
import { useFollowed } from '../player/followed.ts';
import { StandingsTab } from '../standings/standings-tab.tsx';
import { TournamentActions } from './actions.tsx';
import { Facts } from './facts.tsx';
import { TOURNAMENT_TABS, type TournamentSearch, type TournamentTab } from './page-search.ts';
import classes from './tournament-page.module.css';

// Most users come for the standings: the other tabs are loaded on demand.
const LobbyBanner = lazyComponent(() => import('./lobby-banner.tsx').then((part) => part.LobbyBanner));
const BracketTab = lazyComponent(() => import('../standings/bracket-tab.tsx').then((tab) => tab.BracketTab));
const CrossTableTab = lazyComponent(() => import('../standings/cross-table-tab.tsx').then((tab) => tab.CrossTableTab));
const FixturesTab = lazyComponent(() =>
  withNamespaces({ namespaces: ['match'], load: () => import('../pairings/fixtures-tab.tsx') }).then(
    (tab) => tab.FixturesTab,
  ),
);
const PairingFailed = lazyComponent(() => import('./pairing-failed.tsx').then((part) => part.PairingFailed));
const PairingsTab = lazyComponent(() => import('../pairings/pairings-tab.tsx').then((tab) => tab.PairingsTab));
const PlayerPanel = lazyComponent(() =>
  withNamespaces({ namespaces: ['playerCard', 'errors'], load: () => import('../player/player-panel.tsx') }).then(
    (part) => part.PlayerPanel,
  ),
);
const FollowedPlayers = lazyComponent(() =>
  withNamespaces({ namespaces: ['playerCard'], load: () => import('../player/followed-players.tsx') }).then(
    (part) => part.FollowedPlayers,
  ),
);
const PrizesTab = lazyComponent(() =>
  withNamespaces({ namespaces: ['prizes'], load: () => import('../prizes-tab.tsx') }).then((tab) => tab.PrizesTab),
);
const StatsTab = lazyComponent(() => import('../stats-tab.tsx').then((tab) => tab.StatsTab));
const TeamsTab = lazyComponent(() => import('../standings/teams-tab.tsx').then((tab) => tab.TeamsTab));

/** On a phone the status stands in the line of facts; either place shows it well after a resize. */
const PHONE = '(max-width: 40em)';

interface TournamentPageProps {
  readonly tid: string;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
}

/** A tournament's page for spectators, players and organisers. */
export function TournamentPage({ tid, search, onSearch }: TournamentPageProps) {
  const { t } = useTranslation(['tournament', 'ui']);
  const { data: page } = useSuspenseQuery(tournamentQuery(tid));
  const { data: user } = useQuery(userQuery);
  const { tournament } = page;
  const contact = useTournamentStream(tid, tournament.finished);
  const isPhone = window.matchMedia(PHONE).matches;
  const chip = <StatusChip progress={progressOf(page)} />;
  return (
    <Page
      title={tournament.name}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: t('breadcrumb'), link: { to: '/tournaments' } },
      ]}
      {...(!isPhone && { status: chip })}
      actions={<TournamentActions page={page} user={user} />}
    >
      <StaleNotice contact={contact} />
      <Banners page={page} />
      <Facts page={page} status={isPhone ? chip : null} />
      <Followed page={page} />
      <TournamentTabs page={page} me={user?.person?.account} search={search} onSearch={onSearch} />
      {search.player !== undefined && (
        <Suspense fallback={null}>
          <PlayerPanel page={page} account={search.player} onClose={() => onSearch(withoutPlayer(search))} />
        </Suspense>
      )}
    </Page>
  );
}

const withoutPlayer = ({ player: _, ...search }: TournamentSearch): TournamentSearch => search;

function Followed({ page }: { readonly page: TournamentData }) {
  const { accounts } = useFollowed(page.tournament.id);
  if (accounts.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FollowedPlayers page={page} accounts={accounts} />
    </Suspense>
  );
}

function Banners({ page }: { readonly page: TournamentData }) {
  const { tournament } = page;
  return (
    <>
      {tournament.bannerPicture !== '' && (
        <img src={tournament.bannerPicture} alt="" className={classes.banner} referrerPolicy="no-referrer" />
      )}
      {tournament.pairingGenerationFailed && (
        <Suspense>
          <PairingFailed />
        </Suspense>
      )}
      {!page.tournament.defaultOtb && !page.tournament.finished && !page.isParticipating && (
        <Suspense>
          <LobbyBanner page={page} />
        </Suspense>
      )}
    </>
  );
}

interface TabsProps {
  readonly page: TournamentData;
  /** The user's account. */
  readonly me: string | undefined;
  readonly search: TournamentSearch;
  readonly onSearch: (search: TournamentSearch) => void;
  /** Whether the page is offline: tabs that need the server are hidden. */
  readonly isOffline?: boolean;
}

/** Tabs that need further requests, or are made for those who edit them. */
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

export function TournamentTabs({ page, me, search, onSearch, isOffline = false }: TabsProps) {
  const { t } = useTranslation('tournament');
  const isTeam = page.isTeamTournament;
  const isBracket = FORMATS[page.tournament.kind].table === 'bracket';
  const hasPairings = lastPairedRound(page) > 0;
  const hasContent: Readonly<Record<TournamentTab, boolean>> = {
    standings: true,
    teams: isTeam,
    bracket: isBracket,
    pairings: roundNumbers(page).length > 0 || page.tournament.roundPlan.laterRounds.length > 0,
    fixtures: hasFixtures(page),
    stats: hasPairings,
    cross: hasPairings,
    prizes: page.prizes !== null,
  };
  const tabs = TOURNAMENT_TABS.filter((tab) => hasContent[tab] && (!isOffline || !FETCHED_TABS.has(tab)));
  const wanted = search.tab ?? (isTeam ? 'teams' : 'standings');
  const tab = tabs.find((known) => known === wanted) ?? 'standings';
  const choose = (next: string | null) => {
    const chosen = tabs.find((known) => known === next);
    onSearch(given({ tab: chosen }));
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
      <Tabs.Panel value={tab} className={classes.panel}>
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
