import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { decodeStreamEvent, type StreamEvent } from '../../contract/live.ts';
import { path } from '../api.ts';
import { applyGames, applyGameUpdate, isBehind } from '../model/live-games.ts';
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
      timer = setTimeout(() => {
        // What the reader is changing just now is read anew when the server has taken it, not before.
        if (queryClient.isMutating() === 0) void queryClient.invalidateQueries({ queryKey: tournamentKey(tid) });
      }, RELOAD_DELAY_MS);
    };
    const close = listen(path`/s-tournament/tournament/listen-data/${tid}`, (event, revision) => {
      if (event === null || apply(queryClient, tid, event, revision)) reload();
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [tid, isOver, queryClient]);
}

/** Puts an event into the page that is shown; true where the server has to be asked for the rest. */
function apply(queryClient: QueryClient, tid: string, event: StreamEvent, revision: number): boolean {
  const { queryKey } = tournamentQuery(tid);
  const page = queryClient.getQueryData(queryKey);
  if (page === undefined) return true;
  const changed =
    event.event === 'games' ? applyGames(page, event.games) : applyGameUpdate(page, event.update, Date.now());
  queryClient.setQueryData(queryKey, changed);
  return isBehind(page, revision);
}

const EVENTS = ['games', 'game-update'] as const;

/** Listens to server-sent events, and again when the stream was closed for good. Returns the way to stop. */
function listen(url: string, onEvent: (event: StreamEvent | null, revision: number) => void): () => void {
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
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
        onEvent(decodeStreamEvent(name, data), Number(lastEventId)),
      );
    }
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
