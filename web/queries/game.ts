import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { SECOND } from '../../domain/time.ts';
import { ask } from '../api.ts';

// These answers are short and are asked for by loaders and by pages that come and go: a page that goes must not cancel
// what a loader waits for, so none of them listens to the signal.

/** What a game is, for who wants to play or watch it. A game changes by itself: each visit asks anew. */
export const playQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'play'],
    queryFn: () => ask(calls.openGame, { id: gameId }),
  });

export const accountsInfoQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'accounts'],
    queryFn: () => ask(calls.gameInfo, { id: gameId }),
  });

export const gameViewQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'view'],
    queryFn: () => ask(calls.viewGame, { id: gameId }),
  });

/** How often it is asked again while an engine looks at a game: somebody may have sat down to play. */
export const ENGINE_CHECK_MS = 30 * SECOND;

/** Whether an engine may look at a game now. */
export const mayAnalyseQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'engine'],
    queryFn: () => ask(calls.mayAnalyse, { id: gameId }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ENGINE_CHECK_MS,
    meta: { silent: true },
  });

/** The reader's next game; moments in it count from when the answer came. */
export const lobbyQuery = queryOptions({
  queryKey: ['lobby'],
  queryFn: () => ask(calls.lobby),
  // Asked again and again, on every page.
  meta: { silent: true },
});
