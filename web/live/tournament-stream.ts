import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { decodeStreamEvent, type StreamEvent } from '../../contract/live.ts';
import { path } from '../api.ts';
import { applyGames, applyGameUpdate, changesResult, hasUnknownPairing } from '../model/live-games.ts';
import { tournamentKey, tournamentQuery } from '../queries/tournament.ts';
import { backoff } from './backoff.ts';

/** Results of a round come in bursts; the standings are asked for once for all of them. */
const RELOAD_DELAY_MS = 400;

/** Keeps the page of a tournament up to date while it is open. */
export function useTournamentStream(tid: string, isOver: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) }), RELOAD_DELAY_MS);
    };
    const close = listen(path`/s-tournament/tournament/listen-data/${tid}`, (event) => {
      if (event === null || apply(queryClient, tid, event)) reload();
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [tid, isOver, queryClient]);
}

/** Puts an event into the page that is shown; true where the server has to be asked for the rest. */
function apply(queryClient: QueryClient, tid: string, event: StreamEvent): boolean {
  const { queryKey } = tournamentQuery(tid);
  const page = queryClient.getQueryData(queryKey);
  if (page === undefined) return true;
  if (event.event === 'games') {
    queryClient.setQueryData(queryKey, applyGames(page, event.games));
    return hasUnknownPairing(page, event.games);
  }
  queryClient.setQueryData(queryKey, applyGameUpdate(page, event.update, Date.now()));
  return changesResult(page, event.update);
}

const EVENTS = ['games', 'game-update'] as const;

/** Listens to server-sent events, and again when the stream was closed for good. Returns the way to stop. */
function listen(url: string, onEvent: (event: StreamEvent | null) => void): () => void {
  const wait = backoff();
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(url);
    source.onopen = wait.reset;
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, wait.next());
    };
    for (const name of EVENTS) {
      source.addEventListener(name, ({ data }: MessageEvent<string>) => onEvent(decodeStreamEvent(name, data)));
    }
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
