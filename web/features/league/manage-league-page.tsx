import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeagueView } from '../../../contract/leagues/leagues.ts';
import { given } from '../../../domain/kernel/given.ts';
import { leagueQuery, seasonsAndCategoriesQuery } from '../../queries/league.ts';
import { RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { ButtonLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { TabList } from '../../ui/layout/tab-list.tsx';
import { CategoriesPart } from './categories-part.tsx';
import { LeagueDetails } from './league-details.tsx';
import classes from './manage.module.css';
import { SeasonEnd } from './season-end.tsx';
import { SeasonsPart } from './seasons-part.tsx';
import { LEAGUE_TABS, type LeagueManageSearch, type LeagueTab } from './tabs.ts';
import { TournamentsPart, type TournamentWizard } from './tournaments-part.tsx';

interface ManageLeaguePageProps {
  readonly id: string;
  readonly search: LeagueManageSearch;
  readonly onSearch: (search: LeagueManageSearch) => void;
  readonly wizard: TournamentWizard;
}

/** The management of a league: its seasons, categories, tournaments and details. */
export function ManageLeaguePage({ id, search, onSearch, wizard }: ManageLeaguePageProps) {
  const { data: league } = useSuspenseQuery(leagueQuery(id));
  if (search.end !== undefined) {
    return <EndPage league={league} season={search.end} step={search.step} onSearch={onSearch} />;
  }
  return <Work league={league} tab={search.tab ?? 'seasons'} onSearch={onSearch} wizard={wizard} />;
}

interface WorkProps extends PartProps {
  readonly onSearch: (search: LeagueManageSearch) => void;
}

function Work({ league, tab, onSearch, wizard }: WorkProps) {
  const { t } = useTranslation(['leagueDesk', 'ui']);
  const choose = (next: string | null) => {
    const chosen = LEAGUE_TABS.find((known) => known === next);
    if (chosen !== undefined) onSearch({ tab: chosen });
  };
  return (
    <Page
      title={league.name}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        <ButtonLink variant="default" to="/league/view/$leagueId" params={{ leagueId: league.id }}>
          {t('toPage')}
        </ButtonLink>
      }
    >
      <Tabs value={tab} onChange={choose} keepMounted={false} className={classes.tabs}>
        <TabList label={t('tabs.label')}>
          {LEAGUE_TABS.map((known) => (
            <Tabs.Tab key={known} value={known}>
              {t(`tabs.${known}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        <Tabs.Panel value={tab} pt="md">
          <Suspense fallback={<RowsSkeleton />}>
            <Part league={league} tab={tab} wizard={wizard} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

interface PartProps {
  readonly league: LeagueView;
  readonly tab: LeagueTab;
  readonly wizard: TournamentWizard;
}

function Part({ league, tab, wizard }: PartProps) {
  const { data: parts } = useSuspenseQuery(seasonsAndCategoriesQuery(league.id));
  switch (tab) {
    case 'seasons':
      return <SeasonsPart league={league.id} seasons={parts.seasons} />;
    case 'categories':
      return <CategoriesPart league={league.id} categories={parts.categories} />;
    case 'tournaments':
      return <TournamentsPart league={league} {...parts} wizard={wizard} />;
    case 'details':
      return <LeagueDetails league={league} />;
  }
}

interface EndPageProps {
  readonly league: LeagueView;
  readonly season: string;
  readonly step: string | undefined;
  readonly onSearch: (search: LeagueManageSearch) => void;
}

/** Closing a season, on a page of its own. */
function EndPage({ league, season, step, onSearch }: EndPageProps) {
  const { t } = useTranslation(['leagueDesk', 'ui']);
  const { data: parts } = useSuspenseQuery(seasonsAndCategoriesQuery(league.id));
  const name = parts.seasons.find(({ id }) => id === season)?.name ?? season;
  return (
    <Page
      title={t('end.title', { season: name })}
      crumbs={[
        { label: t('ui:home'), link: { to: '/' } },
        { label: league.name, link: { to: '/league/manage/$leagueId', params: { leagueId: league.id }, search: {} } },
      ]}
    >
      <Suspense fallback={<RowsSkeleton />}>
        <SeasonEnd
          league={league.id}
          season={season}
          seasons={parts.seasons}
          step={step}
          onStep={(next) => onSearch({ end: season, ...given({ step: next }) })}
        />
      </Suspense>
    </Page>
  );
}
