import { Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentProps, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import * as calls from '../../../contract/calls.ts';
import { actorOf, isLoggedIn } from '../../../contract/codec/session-user.ts';
import { pathTo } from '../../../contract/http/request.ts';
import type { LeagueView } from '../../../contract/leagues/leagues.ts';
import { organises } from '../../../domain/access/anywhere.ts';
import { CALENDAR_GROUPS, type DayBoundaries, groupCalendar } from '../../../domain/calendar.ts';
import { FRONT_PAGE_ROWS } from '../../../domain/kernel/limits.ts';
import { MINUTE, millis } from '../../../domain/kernel/time.ts';
import { withNamespaces } from '../../app/language.ts';
import { isNewAccount } from '../../app/welcome-mark.ts';
import { userQuery } from '../../queries/account.ts';
import { leaguesQuery } from '../../queries/league.ts';
import { type TournamentFind, tournamentFindQuery } from '../../queries/tournament.ts';
import { serverNow } from '../../time/server-time.ts';
import { LiveDot } from '../../ui/chess/live-dot.tsx';
import { Picture } from '../../ui/chess/picture.tsx';
import { Empty, RowsSkeleton } from '../../ui/feedback/page-states.tsx';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { useNow } from '../../ui/hooks/use-now.ts';
import { ButtonLink, TextLink } from '../../ui/layout/links.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { cardsOf } from './calendar-cards.ts';
import { Finished } from './finished.tsx';
import classes from './home-page.module.css';
import { OwnTournaments } from './own-tournaments.tsx';
import { TournamentCardLink } from './tournament-card.tsx';

const BoardSeat = lazyComponent(() => import('./board-seat.tsx').then((part) => part.BoardSeat));

const Welcome = lazyComponent(() =>
  withNamespaces({ namespaces: ['welcome', 'settings'], load: () => import('./welcome.tsx') }).then(
    (part) => part.Welcome,
  ),
);

export function HomePage() {
  const { t } = useTranslation('home');
  const { data: user } = useQuery(userQuery);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          {user !== undefined && organises(actorOf(user)) && (
            <ButtonLink to="/tournament/build">{t('build')}</ButtonLink>
          )}
          <ButtonLink to="/tournaments" variant="default">
            {t('allTournaments')}
          </ButtonLink>
        </>
      }
    >
      <Text className={classes.lead} c="dimmed">
        {t('lead')}
        {user !== undefined && !isLoggedIn(user) && (
          <>
            {' '}
            <TextLink to="/user-guide" inherit underline="always">
              {t('begin.run')}
            </TextLink>
            {' · '}
            <TextLink to="/faqs" inherit underline="always">
              {t('begin.account')}
            </TextLink>
          </>
        )}
      </Text>
      {user?.person && isNewAccount(user.person.account) && (
        <Suspense fallback={null}>
          <Welcome account={user.person.account} />
        </Suspense>
      )}
      <PlayedNow />
      <OwnTournaments />
      <Calendar />
      <CutNote />
      <Finished />
      <section aria-labelledby="leagues" className={classes.group}>
        <h2 id="leagues">{t('leagues')}</h2>
        <Leagues />
      </section>
    </Page>
  );
}

/** The leaders' board of the tournament with most running games, and the number of all running games. */
function PlayedNow() {
  const { t } = useTranslation('home');
  const { data } = useSuspenseQuery(tournamentFindQuery);
  const minute = Math.floor(useNow(MINUTE) / MINUTE);
  // The picture is public, so it is of a public tournament.
  const played = cardsOf({ ...data, privates: [] });
  const games = played.reduce((sum, { gamesNow }) => sum + gamesNow, 0);
  const [most] = played.filter(({ gamesNow }) => gamesNow > 0).sort((one, other) => other.gamesNow - one.gamesNow);
  if (most === undefined) return null;
  return (
    <section aria-labelledby="now" className={classes.now}>
      <div className={classes.boardOf}>
        <Seat tournament={most.id} minute={minute} color="black" />
        <img
          className={classes.board}
          // The picture changes every minute; the address contains the minute.
          src={`${pathTo(calls.tournamentPicture, { id: most.id })}?of=${minute}`}
          alt={t('now.board', { name: most.name })}
        />
        <Seat tournament={most.id} minute={minute} color="white" />
      </div>
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

/** The line is as high before its player has come. */
const Seat = (props: ComponentProps<typeof BoardSeat>) => (
  <div className={classes.seat}>
    <Suspense fallback={null}>
      <BoardSeat {...props} />
    </Suspense>
  </div>
);

function Calendar() {
  const { t } = useTranslation('home');
  const { data } = useSuspenseQuery(tournamentFindQuery);
  const entries = entriesOf(data);
  const groups = groupCalendar(entries, localDays());
  if (entries.length === 0) {
    return (
      <Empty title={t('noTournaments')} hint={t('noTournamentsHint')}>
        <ButtonLink to="/tournaments" variant="default">
          {t('allTournaments')}
        </ButtonLink>
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

/** Where the list is cut off: how many are shown, and a link to the others. */
function CutNote() {
  const { t } = useTranslation('home');
  const { data } = useSuspenseQuery(tournamentFindQuery);
  if (!data.cut) return null;
  return (
    <p className={classes.line}>
      {t('cut', { most: FRONT_PAGE_ROWS })} <TextLink to="/tournaments">{t('allTournaments')}</TextLink>
    </p>
  );
}

const entriesOf = (found: TournamentFind) =>
  cardsOf(found).map((card) => ({
    card,
    startsAt: millis(Date.parse(card.start)),
    pinned: card.pinned,
    pinnedOrder: card.pinnedOrder,
  }));

/** Local midnights: a day on which summer time begins has 23 hours. */
function localDays(): DayBoundaries {
  const now = new Date(serverNow());
  const midnight = (daysOn: number) =>
    millis(new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysOn).getTime());
  return { now: millis(now.getTime()), endOfToday: midnight(1), endOfTomorrow: midnight(2) };
}

function Leagues() {
  const { t } = useTranslation('home');
  const { data: user } = useQuery(userQuery);
  const { data: leagues, isPending } = useQuery(leaguesQuery);
  if (isPending) return <RowsSkeleton rows={2} />;
  if (leagues === undefined || leagues.length === 0) {
    return (
      <Empty title={t('noLeagues')}>
        {user !== undefined && organises(actorOf(user)) && (
          <ButtonLink to="/league/build" variant="default">
            {t('buildLeague')}
          </ButtonLink>
        )}
      </Empty>
    );
  }
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
  const { t } = useTranslation('home');
  return (
    <article className={classes.card}>
      <Picture src={league.profilePicture} name={league.name} />
      <h3 className={classes.name}>
        <TextLink to="/league/view/$leagueId" params={{ leagueId: league.id }} inherit c="inherit">
          {league.name}
        </TextLink>
        {!league.visible && ` (${t('hiddenLeague')})`}
      </h3>
    </article>
  );
}
