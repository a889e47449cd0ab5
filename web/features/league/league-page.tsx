import { Tabs } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { isLoggedIn } from '../../../contract/codec/session-user.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { LeagueView, SeasonView } from '../../../contract/leagues/leagues.ts';
import { parseLanguage } from '../../../i18n/languages.ts';
import { useFormat } from '../../app/format.ts';
import { userQuery } from '../../queries/account.ts';
import { leaguePermissionsQuery, leagueQuery, seasonsAndCategoriesQuery } from '../../queries/league.ts';
import { Empty } from '../../ui/feedback/page-states.tsx';
import { keepActiveTabVisible } from '../../ui/layout/active-tab.ts';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RichText } from '../../ui/layout/rich-text.tsx';
import { CalendarLink } from '../../ui/tournament/calendar-link.tsx';
import type { CrossTable } from './category-tournaments.tsx';
import classes from './league-page.module.css';
import { SeasonTables } from './season-tables.tsx';

interface LeaguePageProps {
  readonly id: string;
  /** The season shown; by default the newest. */
  readonly season: string | undefined;
  readonly onSeason: (season: string) => void;
  readonly crossTable: CrossTable;
}

/** The public page of a league. */
export function LeaguePage({ id, season, onSeason, crossTable }: LeaguePageProps) {
  const { t } = useTranslation(['league', 'ui']);
  const { data: league } = useSuspenseQuery(leagueQuery(id));
  const { data: parts } = useSuspenseQuery(seasonsAndCategoriesQuery(id));
  const mayManage = useMayManage(id);
  const shown = parts.seasons.find((one) => one.id === season) ?? parts.seasons[0];
  return (
    <Page
      title={league.name}
      crumbs={[{ label: t('ui:home'), link: { to: '/' } }]}
      actions={
        mayManage && (
          <ButtonLink variant="default" to="/league/manage/$leagueId" params={{ leagueId: id }}>
            {t('manage')}
          </ButtonLink>
        )
      }
    >
      {league.bannerPicture !== '' && (
        <img src={league.bannerPicture} alt="" className={classes.banner} referrerPolicy="no-referrer" />
      )}
      <p className={classes.owner}>
        {t('manager')} <Owner league={league} />
      </p>
      {league.description !== '' && <RichText html={league.description} />}
      {shown === undefined ? (
        <Empty title={t('noSeasons')}>
          {mayManage && (
            <ButtonLink to="/league/manage/$leagueId" params={{ leagueId: id }} search={{ tab: 'seasons' }}>
              {t('addSeason')}
            </ButtonLink>
          )}
        </Empty>
      ) : (
        <Tabs value={shown.id} onChange={(next) => next !== null && onSeason(next)} keepMounted={false} mt="lg">
          <Tabs.List ref={keepActiveTabVisible} aria-label={t('seasons')} className={classes.seasons}>
            {parts.seasons.map(({ id: value, name }) => (
              <Tabs.Tab key={value} value={value}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={shown.id} pt="md">
            <SeasonHead league={id} season={shown} />
            <SeasonTables
              league={id}
              season={shown}
              categories={parts.categories}
              crossTable={crossTable}
              addCategory={
                mayManage && (
                  <ButtonLink to="/league/manage/$leagueId" params={{ leagueId: id }} search={{ tab: 'categories' }}>
                    {t('addCategory')}
                  </ButtonLink>
                )
              }
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}

/** Visitors manage no league, so only logged-in users send the request. */
function useMayManage(id: string): boolean {
  const { data: user } = useQuery(userQuery);
  const { data } = useQuery({ ...leaguePermissionsQuery(id), enabled: isLoggedIn(user) });
  return data?.canManage === true;
}

function Owner({ league: { club, organization, ownerName: name } }: { readonly league: LeagueView }) {
  if (club !== null) {
    return (
      <TextLink to="/club/view/$cid" params={{ cid: club }} inherit>
        {name}
      </TextLink>
    );
  }
  return (
    <TextLink to="/organization/view/$oid" params={{ oid: organization ?? '' }} inherit>
      {name}
    </TextLink>
  );
}

function SeasonHead({ league, season }: { readonly league: string; readonly season: SeasonView }) {
  const { t, i18n } = useTranslation('league');
  const format = useFormat();
  return (
    <div className={classes.head}>
      <p className={classes.dates}>
        {t('season', { start: format.date(season.startDate), end: format.date(season.endDate) })} ·{' '}
        {season.ended ? t('ended') : t('running')}
        {season.countedResults !== null && ` · ${t('counted', { count: season.countedResults })}`}
      </p>
      <RichText html={season.description} />
      <CalendarLink
        path={pathTo(calls.seasonCalendar, {
          id: league,
          season: season.id,
          query: { language: parseLanguage(i18n.language) },
        })}
      />
    </div>
  );
}
