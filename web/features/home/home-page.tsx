import { Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import type { LeagueView } from '../../../contract/leagues.ts';
import { pathTo } from '../../../contract/request.ts';
import { CALENDAR_GROUPS, type DayBoundaries, groupCalendar } from '../../../domain/calendar.ts';
import { MINUTE, millis } from '../../../domain/time.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { leaguesQuery } from '../../queries/league.ts';
import { type TournamentFind, tournamentFindQuery } from '../../queries/tournament.ts';
import { mayBuild } from '../../session.ts';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { LiveDot } from '../../ui/live-dot.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Finished } from './finished.tsx';
import classes from './home-page.module.css';
import { TournamentCardLink } from './tournament-card.tsx';

/** The calendar of tournaments, and the leagues. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { data: reader } = useQuery(authInfoQuery);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {reader !== undefined && mayBuild(reader) && <ButtonLink to="/tournament/build">{t('build')}</ButtonLink>}
          <ButtonLink to="/tournaments" variant="default">
            {t('allTournaments')}
          </ButtonLink>
        </>
      }
    >
      <Text className={classes.lead} c="dimmed">
        {t('lead')}
      </Text>
      <PlayedNow />
      <Calendar />
      <Finished />
      <section aria-labelledby="leagues" className={classes.group}>
        <h2 id="leagues">{t('leagues')}</h2>
        <Leagues />
      </section>
    </Page>
  );
}

/** The board of the leaders where most games are played at this moment, and how many there are in all. */
function PlayedNow() {
  const { t } = useTranslation('home');
  const { data } = useSuspenseQuery(tournamentFindQuery);
  const minute = Math.floor(useNow(MINUTE) / MINUTE);
  // Pictures are shown to everybody, so they are of public tournaments.
  const played = entriesOf({ ...data, privates: [] }).map(({ card }) => card);
  const games = played.reduce((sum, { games_now }) => sum + games_now, 0);
  const [most] = played.filter(({ games_now }) => games_now > 0).sort((one, other) => other.games_now - one.games_now);
  if (most === undefined) return null;
  return (
    <section aria-labelledby="now" className={classes.now}>
      <img
        className={classes.board}
        // The picture is made anew every minute; its address says of which it is.
        src={`${pathTo(calls.tournamentPicture, { id: most.id })}?of=${minute}`}
        alt={t('now.board', { name: most.name })}
      />
      <div>
        <h2 id="now">
          <LiveDot /> {t('gamesNow', { count: games })}
        </h2>
        <p className={classes.line}>{t('now.leads', { name: most.name })}</p>
        <ButtonLink to="/tournament/view/$tid" params={{ tid: most.id }} search={{ tab: 'pairings', boards: true }}>
          {t('now.watch')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Calendar() {
  const { t } = useTranslation('home');
  const { data } = useSuspenseQuery(tournamentFindQuery);
  const entries = entriesOf(data);
  const groups = groupCalendar(entries, localDays());
  if (entries.length === 0) {
    return (
      <Empty title={t('noTournaments')} hint={t('noTournamentsHint')}>
        <TextLink to="/tournaments">{t('allTournaments')}</TextLink>
      </Empty>
    );
  }
  return CALENDAR_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
    <section key={group} aria-labelledby={`group-${group}`} className={classes.group}>
      <h2 id={`group-${group}`}>{t(`groups.${group}`)}</h2>
      <ul className={classes.cards}>
        {groups[group].map(({ card }) => (
          <li key={card.id}>
            <TournamentCardLink card={card} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Each tournament once, whichever of the lists it comes in. */
function entriesOf({ ongoing, upcoming, privates, pinned }: TournamentFind) {
  const cards = [...pinned, ...ongoing, ...upcoming, ...privates.filter(({ finished }) => !finished)];
  return [...new Map(cards.map((card) => [card.id, card])).values()].map((card) => ({
    card,
    startsAt: millis(Date.parse(card.start)),
    pinned: card.pinned,
    pinnedOrder: card.pinned_order,
  }));
}

/** Midnights by the clock on the wall: a day of the change to summer time has 23 hours. */
function localDays(): DayBoundaries {
  const now = new Date();
  const midnight = (daysOn: number) =>
    millis(new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOn).getTime());
  return { now: millis(now.getTime()), endOfToday: midnight(1), endOfTomorrow: midnight(2) };
}

function Leagues() {
  const { t } = useTranslation('home');
  const { data: leagues, isPending } = useQuery(leaguesQuery);
  if (isPending) return <RowsSkeleton rows={2} />;
  if (leagues === undefined || leagues.length === 0) return <Empty title={t('noLeagues')} />;
  return (
    <ul className={classes.cards}>
      {leagues.map((league) => (
        <li key={league.id}>
          <LeagueCard league={league} />
        </li>
      ))}
    </ul>
  );
}

function LeagueCard({ league }: { readonly league: LeagueView }) {
  return (
    <article className={classes.card}>
      <Picture src={league.profile_picture} name={league.name} />
      <h3 className={classes.name}>
        <TextLink to="/league/view/$leagueId" params={{ leagueId: league.id }} inherit c="inherit">
          {league.name}
        </TextLink>
      </h3>
    </article>
  );
}
