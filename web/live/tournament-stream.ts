import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as calls from '../../contract/calls.ts';
import { pathTo } from '../../contract/http/request.ts';
import { decodeStreamEvent, type HostEvent, STREAM_EVENTS, type StreamEvent } from '../../contract/live.ts';
import type { TournamentPage } from '../../contract/tournament/tournaments.ts';
import { given } from '../../domain/kernel/given.ts';
import { MINUTE, SECOND } from '../../domain/kernel/time.ts';
import { warn } from '../app/warn.ts';
import { applyGames, applyGameUpdate, applyShownGames } from '../model/game/live-games.ts';
import { applyDelta, applyReports, isBehind, isBetween } from '../model/page-delta.ts';
import { userQuery } from '../queries/account.ts';
import { lobbyQuery } from '../queries/game.ts';
import { callsKey, tournamentKey, tournamentQuery } from '../queries/tournament.ts';
import { deviceNow, serverNow } from '../time/server-time.ts';
import { otherTournamentQueries, trackStream } from './after-mutation.ts';
import { backoff } from './backoff.ts';
import { areNamed, gamesToName, onShownGames } from './shown-games.ts';

/** Clients that missed events refetch at a random moment of this time: after a restart that is all of them. */
const SPREAD_MS = 2 * SECOND;

/** A stream that reconnects within this time does not count as lost. */
const LOST_AFTER_MS = 2 * SECOND;

export type StreamContact = 'open' | 'lost';

/** How often to check for a gap in time, and which gap means that the machine has slept. */
const LOOK_MS = 20 * SECOND;
const SLEPT_MS = 2 * MINUTE;

/** Shorter than a glance, and long enough for a page that is skipped. */
const TURN_MS = 100;

interface StreamOptions {
  /** Another attempt reopens the stream. */
  readonly attempt?: number;
  /** The page gets the positions of the games on screen (`useShownGames`), or of all. */
  readonly positions?: 'shown' | 'all';
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
    const named = positions === 'shown' ? new NamedGames(tid) : null;
    const page = openPage(queryClient, tid, { named });
    const tracked = trackStream(tid);
    const onContact = (now: StreamContact) => {
      if (now === 'open') tracked.open();
      else tracked.end();
      setContact(now);
    };
    const { renew, stop: close } = listen(page.url, onContact, page.onMessage);
    const unfollow = named?.follow(renew);
    return () => {
      unfollow?.();
      tracked.end();
      page.leave();
      close();
    };
  }, [tid, isOver, attempt, positions, queryClient]);
  return isOver ? 'open' : contact;
}

/** The games that a stream was opened for. */
class NamedGames {
  readonly #tid: string;
  #games: ReadonlySet<string> = new Set();

  constructor(tid: string) {
    this.#tid = tid;
  }

  /** For the address of a new stream. */
  now(): string {
    this.#games = gamesToName(this.#tid);
    return [...this.#games].sort().join();
  }

  /** Calls `renew` when games are shown that the stream does not have; returns a function that stops it. */
  follow(renew: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renewWithin = (waitMs: number) => {
      clearTimeout(timer);
      if (areNamed(this.#tid, this.#games)) return;
      timer = setTimeout(renew, waitMs);
    };
    renewWithin(TURN_MS);
    const unsubscribe = onShownGames((change) =>
      renewWithin(change === 'byUser' ? TURN_MS : Math.random() * SPREAD_MS),
    );
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }
}

interface OpenPage {
  /** The stream's address, which includes the revision the page has. */
  readonly url: () => string;
  /** Handles an event; null for an unreadable one. */
  readonly onMessage: (event: StreamEvent | null) => void;
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

interface Listening {
  /** Opens a stream at the present address. The former one is closed when the new one is open, so nothing is missed. */
  readonly renew: () => void;
  readonly stop: () => void;
}

/** Subscribes to server-sent events, and reopens a stream that was closed for good. */
export function listen(
  url: () => string,
  onContact: (contact: StreamContact) => void,
  onEvent: (event: StreamEvent | null) => void,
): Listening {
  const wait = backoff();
  let source: EventSource | undefined;
  /** The newest, and those that it will replace. */
  const sources = new Set<EventSource>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => {
    clearTimeout(doubt);
    doubt = undefined;
    onContact('open');
  };
  const closeExcept = (kept: EventSource | null) => {
    for (const one of [...sources]) {
      if (one === kept) continue;
      one.close();
      sources.delete(one);
    }
  };
  const isLost = () => {
    doubt ??= setTimeout(() => onContact('lost'), LOST_AFTER_MS);
  };
  const open = () => {
    clearTimeout(timer);
    const opened = new EventSource(url());
    source = opened;
    sources.add(opened);
    opened.onopen = () => {
      if (opened !== source) return;
      closeExcept(opened);
      wait.reset();
      isOpen();
    };
    opened.onerror = () => {
      if (opened !== source) return;
      closeExcept(opened);
      isLost();
      if (opened.readyState !== EventSource.CLOSED) return;
      // Refused, as when access to the page has ended: the page must be refetched as well.
      onEvent(null);
      timer = setTimeout(open, wait.next());
    };
    for (const name of STREAM_EVENTS) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = decodeStreamEvent(name, data);
        if (event === null) warn(`An event of the tournament cannot be read: ${name}.`, data);
        onEvent(event);
      });
    }
  };
  /**
   * A dead connection is silent, but the browser notices that it is offline. A new stream begins with what has changed.
   */
  const reopen = () => {
    closeExcept(null);
    open();
  };
  open();
  const watch = setInterval(whenSlept(reopen), LOOK_MS);
  window.addEventListener('offline', isLost);
  window.addEventListener('online', reopen);
  const stop = () => {
    clearInterval(watch);
    clearTimeout(timer);
    clearTimeout(doubt);
    window.removeEventListener('offline', isLost);
    window.removeEventListener('online', reopen);
    closeExcept(null);
  };
  return { renew: open, stop };
}

/** Checks the time periodically: after a machine has slept, its connection is dead. */
function whenSlept(onWake: () => void): () => void {
  let seen = deviceNow();
  return () => {
    const now = deviceNow();
    const slept = now - seen > SLEPT_MS;
    seen = now;
    if (slept) onWake();
  };
}
