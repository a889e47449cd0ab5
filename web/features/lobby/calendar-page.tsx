import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '../../language.ts';
import { comingOf, isEntered, lobbyPollMs } from '../../model/waiting.ts';
import type { PlayedSearch } from '../../played-search.ts';
import { authInfoQuery } from '../../queries/account.ts';
import { lobbyQuery } from '../../queries/game.ts';
import { profileQuery } from '../../queries/profile.ts';
import { HelpBox } from '../../ui/help-box.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Page } from '../../ui/page.tsx';
import { PlayedTables } from '../../ui/played-tables.tsx';
import { NextGame } from './next-game.tsx';

const PushOffer = lazyPart(() =>
  withWords({ words: ['settings'], load: () => import('./push-offer.tsx') }).then((module) => module.PushOffer),
);

interface CalendarPageProps {
  readonly search: PlayedSearch;
  readonly onSearch: (search: PlayedSearch) => void;
}

/** The lobby: the next game, which opens by itself, and what the reader has played. */
export function CalendarPage({ search, onSearch }: CalendarPageProps) {
  const { t } = useTranslation('game');
  const { data: reader } = useSuspenseQuery(authInfoQuery);
  const { data: profile } = useQuery({ ...profileQuery(reader.info?.id ?? ''), enabled: reader.info !== null });
  const tournaments = profile?.tournaments ?? [];
  const {
    data: lobby,
    dataUpdatedAt,
    refetch,
  } = useSuspenseQuery({
    ...lobbyQuery,
    refetchInterval: ({ state }) => lobbyPollMs(state.data, isEntered(tournaments, new Date())),
  });
  // The log-in may end while the page is open.
  if (!lobby.authenticated || reader.info === null)
    return <Navigate to="/login" search={{ path: '/calendar' }} replace />;
  return (
    <Page title={t('lobby.title')}>
      <HelpBox name="calendar">{t('lobby.help')}</HelpBox>
      <NextGame
        me={reader.info.name}
        coming={comingOf(lobby, dataUpdatedAt)}
        answeredAt={dataUpdatedAt}
        isEntered={isEntered(tournaments, new Date(dataUpdatedAt))}
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
