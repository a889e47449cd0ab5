import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as calls from '../../contract/calls.ts';
import { decodeStreamEvent, type HostEvent, STREAM_EVENTS, type StreamEvent } from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { MINUTE, SECOND } from '../../domain/time.ts';
import { complain } from '../complain.ts';
import { applyGames, applyGameUpdate } from '../model/live-games.ts';
import { applyDelta, applyReports, isBehind, isBetween } from '../model/page-delta.ts';
import { authInfoQuery } from '../queries/account.ts';
import { callsKey, tournamentKey, tournamentQuery } from '../queries/tournament.ts';
import { backoff } from './backoff.ts';
import { besidesPage, toldBy } from './told-changes.ts';

/** Whoever has missed something asks at a moment of this time: after a restart that is everybody. */
const SPREAD_MS = 2 * SECOND;

/** A stream that comes back by itself within this time was hardly gone. */
const LOST_AFTER_MS = 2 * SECOND;

export type StreamContact = 'open' | 'lost';

/** How often it is looked whether time has passed unnoticed, and how much of it means that the machine has slept. */
const LOOK_MS = 20 * SECOND;
const SLEPT_MS = 2 * MINUTE;

/**
 * Keeps the page of a tournament up to date while it is open, and says whether it can. With another
 * `attempt` the stream is opened anew.
 */
export function useTournamentStream(tid: string, isOver: boolean, attempt = 0): StreamContact {
  const queryClient = useQueryClient();
  const [contact, setContact] = useState<StreamContact>('open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a stream of its own.
  useEffect(() => {
    if (isOver) return;
    const page = openPage(queryClient, tid);
    const told = toldBy(tid);
    const onContact = (now: StreamContact) => {
      if (now === 'open') told.open();
      else told.end();
      setContact(now);
    };
    const close = listen(page.url, onContact, page.hear);
    return () => {
      told.end();
      page.leave();
      close();
    };
  }, [tid, isOver, attempt, queryClient]);
  return isOver ? 'open' : contact;
}

interface OpenPage {
  /** Where it listens, which says what it has. */
  readonly url: () => string;
  /** Takes what was told; null is what could not be read. */
  readonly hear: (event: StreamEvent | null) => void;
  readonly leave: () => void;
}

/** The page that this browser has of a tournament, as its stream goes on with it. */
export function openPage(queryClient: QueryClient, tid: string, chance: () => number = Math.random): OpenPage {
  const { queryKey } = tournamentQuery(tid);
  const pageNow = () => queryClient.getQueryData(queryKey);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAgain = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // What the reader is changing just now is read anew when the server has taken it, not before.
      if (queryClient.isMutating() > 0) readAgain();
      else void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) });
    }, chance() * SPREAD_MS);
  };
  const put = (page: TournamentPage, event: PageEvent) => {
    const after = applied(page, event, queryClient.getQueryData(authInfoQuery.queryKey)?.info?.id ?? null);
    if (after === page) return;
    queryClient.setQueryData(queryKey, after);
    // Whether he has gone by himself, and may come back so, is told to nobody but him.
    if (page.is_participating && !after.is_participating) void queryClient.invalidateQueries({ queryKey, exact: true });
    // What other tabs of the page have asked for is older now: who opens one asks again.
    if (event.event === 'changed') void queryClient.invalidateQueries({ ...besidesPage(tid), refetchType: 'none' });
  };
  return {
    url: () => {
      const rev = pageNow()?.tournament.revision;
      return pathTo(calls.listenToTournament, { id: tid, query: rev === undefined ? {} : { rev } });
    },
    hear: (event) => {
      if (event?.event === 'calls') return void queryClient.invalidateQueries({ queryKey: callsKey(tid) });
      const page = pageNow();
      if (page === undefined || event === null) return readAgain();
      if (event.event === 'changed' && isBehind(page, event.delta)) return readAgain();
      put(page, event);
      if (event.event !== 'changed') return;
      // What is on its way may be older than what was told just now.
      if (isBetween(page, event.delta) || queryClient.isFetching({ queryKey, exact: true }) > 0) readAgain();
    },
    leave: () => clearTimeout(timer),
  };
}

/** What is told of the page itself. */
type PageEvent = Exclude<StreamEvent, { readonly event: HostEvent }>;

/** What an event does to the page. */
function applied(page: TournamentPage, event: PageEvent, me: string | null): TournamentPage {
  switch (event.event) {
    case 'games':
      return applyGames(page, event.games);
    case 'game-update':
      return applyGameUpdate(page, event.update, Date.now());
    case 'changed':
      return applyDelta(page, event.delta, me);
    case 'reports':
      return applyReports(page, event.told);
  }
}

/** Listens to server-sent events, and again when the stream was closed for good. Returns the way to stop. */
export function listen(
  url: () => string,
  onContact: (contact: StreamContact) => void,
  onEvent: (event: StreamEvent | null) => void,
): () => void {
  const wait = backoff();
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => {
    clearTimeout(doubt);
    doubt = undefined;
    onContact('open');
  };
  const isLost = () => {
    doubt ??= setTimeout(() => onContact('lost'), LOST_AFTER_MS);
  };
  const open = () => {
    source = new EventSource(url());
    source.onopen = () => {
      wait.reset();
      isOpen();
    };
    source.onerror = () => {
      isLost();
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, as where the right to the page has ended: what the page shows has to be asked for as well.
      onEvent(null);
      timer = setTimeout(open, wait.next());
    };
    for (const name of STREAM_EVENTS) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = decodeStreamEvent(name, data);
        if (event === null) complain(`An event of the tournament cannot be read: ${name}.`, data);
        onEvent(event);
      });
    }
  };
  /** A dead line does not say so: the browser knows first. A new stream begins with what has changed. */
  const renew = () => {
    clearTimeout(timer);
    source.close();
    open();
  };
  open();
  const watch = setInterval(whenSlept(renew), LOOK_MS);
  window.addEventListener('offline', isLost);
  window.addEventListener('online', renew);
  return () => {
    clearInterval(watch);
    clearTimeout(timer);
    clearTimeout(doubt);
    window.removeEventListener('offline', isLost);
    window.removeEventListener('online', renew);
    source.close();
  };
}

/** Looks again and again how late it is: a machine that has slept is on a line that has died meanwhile. */
function whenSlept(onWake: () => void): () => void {
  let seen = Date.now();
  return () => {
    const now = Date.now();
    const slept = now - seen > SLEPT_MS;
    seen = now;
    if (slept) onWake();
  };
}
