import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import type { HostEvent, StreamEvent } from '../../contract/live.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { given } from '../../domain/kernel/given.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { applyGames, applyGameUpdate, applyShownGames } from '../model/game/live-games.ts';
import { applyDelta, applyReports, isBehind, isBetween } from '../model/page-delta.ts';
import { userQuery } from '../queries/account.ts';
import { lobbyQuery } from '../queries/game.ts';
import { callsKey, tournamentKey, tournamentQuery } from '../queries/tournament.ts';
import { serverNow } from '../time/server-time.ts';
import { otherTournamentQueries, trackStream } from './after-mutation.ts';
import { type Listening, listen, type StreamContact } from './listen.ts';
import { NamedGames } from './shown-games.ts';

/** Clients that missed events refetch at a random moment of this time: after a restart that is all of them. */
const SPREAD_MS = 2 * SECOND;

/** Boards are loaded on demand: with them on screen, the first stream is opened for their games. */
const LAZY_BOARDS_MS = SECOND / 2;

interface StreamOptions {
  /** Another attempt reopens the stream. */
  readonly attempt?: number;
  /** The page gets the positions of the games on screen (`useShownGames`), of all, or of none. */
  readonly positions?: 'shown' | 'all' | 'none';
}

/** Keeps the page of a tournament up to date while it is mounted, and reports whether it can. */
export function useTournamentStream(
  tid: string,
  isOver: boolean,
  { attempt = 0, positions = 'shown' }: StreamOptions = {},
): StreamContact {
  const queryClient = useQueryClient();
  const [contact, setContact] = useState<StreamContact>('open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a stream of its own.
  useEffect(() => {
    if (isOver) return;
    const named = positions === 'all' ? null : new NamedGames(tid);
    const page = openPage(queryClient, tid, { named });
    let listening: Listening | undefined;
    const tracked = trackStream(tid);
    const onContact = (now: StreamContact) => {
      if (now === 'open') {
        tracked.open();
        // A stream begins with the changes of the page, not with calls that were made before it opened.
        void queryClient.invalidateQueries({ queryKey: callsKey(tid) });
      } else tracked.end();
      setContact(now);
    };
    const renew = () => {
      if (listening === undefined) listening = listen(page.url, onContact, page.onMessage);
      else listening.renew();
    };
    const begin = () => {
      if (listening === undefined) renew();
    };
    const mayShowGames = positions === 'shown' && page.hasRunningGames();
    const first = mayShowGames ? setTimeout(begin, LAZY_BOARDS_MS) : undefined;
    if (!mayShowGames) begin();
    const unfollow = positions === 'shown' ? named?.follow(renew) : undefined;
    return () => {
      clearTimeout(first);
      unfollow?.();
      tracked.end();
      page.leave();
      listening?.stop();
    };
  }, [tid, isOver, attempt, positions, queryClient]);
  return isOver ? 'open' : contact;
}

interface OpenPage {
  /** The stream's address, which includes the revision the page has. */
  readonly url: () => string;
  /** Handles an event; null for an unreadable one. */
  readonly onMessage: (event: StreamEvent | null) => void;
  readonly hasRunningGames: () => boolean;
  readonly leave: () => void;
}

interface OpenPageOptions {
  readonly chance?: () => number;
  /** The games that the stream is opened for; null for all. */
  readonly named?: Pick<NamedGames, 'now'> | null;
}

/** The cached page of a tournament, as its stream updates it. */
export function openPage(
  queryClient: QueryClient,
  tid: string,
  { chance = Math.random, named = null }: OpenPageOptions = {},
): OpenPage {
  const { queryKey } = tournamentQuery(tid);
  const pageNow = () => queryClient.getQueryData(queryKey);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // During a mutation, the refetch waits until the server has stored it.
      if (queryClient.isMutating() > 0) readAgain();
      else void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) });
    }, chance() * SPREAD_MS);
  };
  const put = (page: TournamentPage, event: PageEvent) => {
    const me = queryClient.getQueryData(userQuery.queryKey)?.person?.account ?? null;
    const isPart = event.event === 'games' && named !== null;
    const after = isPart ? applyShownGames(page, event.games) : applied(page, event, me);
    if (after === page) return;
    queryClient.setQueryData(queryKey, after);
    // Whether they withdrew themselves, and may return, is sent to nobody but the player.
    if (page.isParticipating && !after.isParticipating) void queryClient.invalidateQueries({ queryKey, exact: true });
    // The cached data of the other tabs is outdated: opening one refetches it.
    if (event.event === 'changed')
      void queryClient.invalidateQueries({ ...otherTournamentQueries(tid), refetchType: 'none' });
  };
  return {
    url: () => {
      const rev = pageNow()?.tournament.revision;
      return pathTo(calls.listenToTournament, { id: tid, query: given({ rev, games: named?.now() }) });
    },
    onMessage: (event) => {
      if (event?.event === 'calls') {
        void queryClient.invalidateQueries({ queryKey: callsKey(tid) });
        return void queryClient.invalidateQueries(lobbyQuery);
      }
      const page = pageNow();
      if (page === undefined || event === null) return readAgain();
      if (event.event === 'changed' && isBehind(page, event.delta)) return readAgain();
      put(page, event);
      if (event.event !== 'changed') return;
      // A pending response may be older than this event.
      if (isBetween(page, event.delta) || queryClient.isFetching({ queryKey, exact: true }) > 0) readAgain();
    },
    hasRunningGames: () =>
      Object.values(pageNow()?.games ?? {}).some((games) => games.some(({ finished }) => !finished)),
    leave: () => clearTimeout(timer),
  };
}

/** The events that change the page itself. */
type PageEvent = Exclude<StreamEvent, { readonly event: HostEvent }>;

function applied(page: TournamentPage, event: PageEvent, me: string | null): TournamentPage {
  switch (event.event) {
    case 'games':
      return applyGames(page, event.games);
    case 'game-update':
      return applyGameUpdate(page, event.update, serverNow());
    case 'changed':
      return applyDelta(page, event.delta, me);
    case 'reports':
      return applyReports(page, event.data);
  }
}
