import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as calls from '../../contract/calls.ts';
import { decodeStreamEvent, STREAM_EVENTS, type StreamEvent } from '../../contract/live.ts';
import { pathTo } from '../../contract/request.ts';
import type { TournamentPage } from '../../contract/tournaments.ts';
import { assertNever } from '../../domain/result.ts';
import { applyGames, applyGameUpdate, isBehind } from '../model/live-games.ts';
import { tournamentKey, tournamentQuery } from '../queries/tournament.ts';
import { backoff } from './backoff.ts';

/** Results of a round come in bursts; the standings are asked for once for all of them. */
const RELOAD_DELAY_MS = 400;

/** A stream that comes back by itself within this time was hardly gone. */
const LOST_AFTER_MS = 2_000;

export type StreamContact = 'open' | 'lost';

/** Keeps the page of a tournament up to date while it is open, and says whether it can. */
export function useTournamentStream(tid: string, isOver: boolean): StreamContact {
  const queryClient = useQueryClient();
  const [contact, setContact] = useState<StreamContact>('open');
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // What the reader is changing just now is read anew when the server has taken it, not before.
        if (queryClient.isMutating() === 0) void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) });
      }, RELOAD_DELAY_MS);
    };
    const close = listen(pathTo(calls.listenToTournament, { id: tid }), setContact, (event, revision) => {
      if (event === null || apply(queryClient, tid, event, revision)) reload();
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [tid, isOver, queryClient]);
  return isOver ? 'open' : contact;
}

/** Puts an event into the page that is shown; true where the server has to be asked for the rest. */
function apply(queryClient: QueryClient, tid: string, event: StreamEvent, revision: number): boolean {
  const { queryKey } = tournamentQuery(tid);
  const page = queryClient.getQueryData(queryKey);
  if (page === undefined) return true;
  queryClient.setQueryData(queryKey, applied(page, event));
  return isBehind(page, revision);
}

function applied(page: TournamentPage, event: StreamEvent): TournamentPage {
  switch (event.event) {
    case 'games':
      return applyGames(page, event.games);
    case 'game-update':
      return applyGameUpdate(page, event.update, Date.now());
    case 'changed':
      return page;
    default:
      return assertNever(event);
  }
}

type OnEvent = (event: StreamEvent | null, revision: number) => void;

/** Listens to server-sent events, and again when the stream was closed for good. Returns the way to stop. */
export function listen(url: string, onContact: (contact: StreamContact) => void, onEvent: OnEvent): () => void {
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
    source = new EventSource(url);
    source.onopen = () => {
      wait.reset();
      isOpen();
    };
    source.onerror = () => {
      isLost();
      if (source.readyState !== EventSource.CLOSED) return;
      // Refused, as where the right to the page has ended: what the page shows has to be asked for as well.
      onEvent(null, Number.NaN);
      timer = setTimeout(open, wait.next());
    };
    for (const name of STREAM_EVENTS) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
        onEvent(decodeStreamEvent(name, data), Number(lastEventId)),
      );
    }
  };
  /** A dead line does not say so: the browser knows first. A new stream begins with what has changed. */
  const renew = () => {
    clearTimeout(timer);
    source.close();
    open();
  };
  open();
  window.addEventListener('offline', isLost);
  window.addEventListener('online', renew);
  return () => {
    clearTimeout(timer);
    clearTimeout(doubt);
    window.removeEventListener('offline', isLost);
    window.removeEventListener('online', renew);
    source.close();
  };
}
