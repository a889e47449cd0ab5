import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LeagueView, SeasonView } from '../../../contract/leagues.ts';
import { useFormat } from '../../format.ts';
import { leagueQuery, seasonsAndCategoriesQuery } from '../../queries/league.ts';
import { keepActiveTabInSight } from '../../ui/active-tab.ts';
import { TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty } from '../../ui/page-states.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './league-page.module.css';
import { SeasonTables } from './season-tables.tsx';

interface LeaguePageProps {
  readonly id: string;
  /** The season that is shown; the newest where none is named. */
  readonly season: string | undefined;
  readonly onSeason: (season: string) => void;
}

/** The public page of a league. */
export function LeaguePage({ id, season, onSeason }: LeaguePageProps) {
  const { t } = useTranslation(['league', 'ui']);
  const { data: league } = useSuspenseQuery(leagueQuery(id));
  const { data: parts } = useSuspenseQuery(seasonsAndCategoriesQuery(id));
  const shown = parts.seasons.find((one) => one.id === season) ?? parts.seasons[0];
  return (
    <Page title={league.name} crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}>
      {league.banner_picture !== '' && (
        <img src={league.banner_picture} alt="" className={classes.banner} referrerPolicy="no-referrer" />
      )}
      <p className={classes.owner}>
        {t('manager')} <Owner league={league} />
      </p>
      {league.description !== '' && <RichText html={league.description} />}
      {shown === undefined ? (
        <Empty title={t('noSeasons')} />
      ) : (
        <Tabs value={shown.id} onChange={(next) => next !== null && onSeason(next)} keepMounted={false} mt="lg">
          <Tabs.List ref={keepActiveTabInSight} aria-label={t('seasons')} className={classes.seasons}>
            {parts.seasons.map(({ id: value, name }) => (
              <Tabs.Tab key={value} value={value}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={shown.id} pt="md">
            <SeasonHead season={shown} />
            <SeasonTables league={id} season={shown.id} categories={parts.categories} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}

function Owner({ league: { club, organization } }: { readonly league: LeagueView }) {
  if (club !== null) {
    return (
      <TextLink to="/club/view/$cid" params={{ cid: club }} inherit>
        {club}
      </TextLink>
    );
  }
  return (
    <TextLink to="/organization/view/$oid" params={{ oid: organization ?? '' }} inherit>
      {organization}
    </TextLink>
  );
}

function SeasonHead({ season }: { readonly season: SeasonView }) {
  const { t } = useTranslation('league');
  const format = useFormat();
  return (
    <div className={classes.head}>
      <p className={classes.dates}>
        {t('season', { start: format.date(season.start_date), end: format.date(season.end_date) })} ·{' '}
        {season.ended ? t('ended') : t('running')}
        {season.counted_results !== null && ` · ${t('counted', { count: season.counted_results })}`}
      </p>
      <RichText html={season.description} />
    </div>
  );
}
