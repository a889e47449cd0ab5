import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withNamespaces } from '../../app/language.ts';
import { useIsLive } from '../../live/contact.ts';
import { lobbyInterval } from '../../live/poll-interval.ts';
import { comingOf, isEntered, lobbyPollMs } from '../../model/game/waiting.ts';
import { userQuery } from '../../queries/account.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { profileQuery } from '../../queries/profile.ts';
import { serverNow, serverTimeOf } from '../../time/server-time.ts';
import { type PlayedSearch, PlayedTables } from '../../ui/chess/played-tables.tsx';
import { HelpBox } from '../../ui/feedback/help-box.tsx';
import { lazyComponent } from '../../ui/hooks/lazy-component.ts';
import { Page } from '../../ui/layout/page.tsx';
import { NextGame } from './next-game.tsx';

const PushOffer = lazyComponent(() =>
  withNamespaces({ namespaces: ['settings'], load: () => import('./push-offer.tsx') }).then(
    (module) => module.PushOffer,
  ),
);

interface CalendarPageProps {
  readonly search: PlayedSearch;
  readonly onSearch: (search: PlayedSearch) => void;
}

/** The lobby: the next game, which opens automatically, and what the user has played. */
export function CalendarPage({ search, onSearch }: CalendarPageProps) {
  const { t } = useTranslation('game');
  const { data: user } = useSuspenseQuery(userQuery);
  const { data: profile } = useQuery({ ...profileQuery(user.person?.account ?? ''), enabled: user.person !== null });
  const isLive = useIsLive();
  const tournaments = profile?.tournaments ?? [];
  const {
    data: lobby,
    dataUpdatedAt,
    refetch,
  } = useSuspenseQuery({
    ...lobbyQuery,
    refetchInterval: ({ state: { data } }) =>
      lobbyInterval(lobbyPollMs(data, isEntered(tournaments, new Date(serverNow()))), isLive, data),
  });
  const answeredAt = serverTimeOf(dataUpdatedAt);
  const [openedAt] = useState(answeredAt);
  // The session may end while the page is open.
  if (!lobby.authenticated || user.person === null)
    return <Navigate to="/login" search={{ path: '/calendar' }} replace />;
  return (
    <Page title={t('lobby.title')}>
      <HelpBox name="calendar">{t('lobby.help')}</HelpBox>
      <NextGame
        me={user.person.name}
        coming={comingOf(lobby, answeredAt)}
        answeredAt={answeredAt}
        openedAt={openedAt}
        isEntered={isEntered(tournaments, new Date(answeredAt))}
        onPairingDue={() => void refetch()}
      />
      <Suspense>
        <PushOffer />
      </Suspense>
      <PlayedTables
        profile={profile}
        titles={{ tournaments: t('lobby.tournaments'), games: t('lobby.games') }}
        search={search}
        onSearch={onSearch}
      />
    </Page>
  );
}
