import { Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LeagueView } from '../../../contract/leagues.ts';
import { CALENDAR_GROUPS, type DayBoundaries, groupCalendar } from '../../../domain/calendar.ts';
import { millis } from '../../../domain/time.ts';
import { leaguesQuery } from '../../queries/league.ts';
import { type TournamentFind, tournamentFindQuery } from '../../queries/tournament.ts';
import { ButtonLink, TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Empty, RowsSkeleton } from '../../ui/page-states.tsx';
import { Picture } from '../../ui/picture.tsx';
import classes from './home-page.module.css';
import { TournamentCardLink } from './tournament-card.tsx';

/** The calendar of tournaments, and the leagues. */
export function HomePage() {
  const { t } = useTranslation('home');
  return (
    <Page
      title={t('title')}
      actions={
        <ButtonLink to="/tournaments" variant="default">
          {t('allTournaments')}
        </ButtonLink>
      }
    >
      <Text className={classes.lead} c="dimmed">
        {t('lead')}
      </Text>
      <Calendar />
      <section aria-labelledby="leagues" className={classes.group}>
        <h2 id="leagues">{t('leagues')}</h2>
        <Leagues />
      </section>
    </Page>
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
