import { queryOptions } from '@tanstack/react-query';
import type { AccountsInfoAnswer, GameViewAnswer, LobbyAnswer, PlayAnswer } from '../../contract/games.ts';
import { get, path } from '../api.ts';

// These answers are short and are asked for by loaders and by pages that come and go: a page that goes must not cancel
// what a loader waits for, so none of them listens to the signal.

/** What a game is, for who wants to play or watch it. A game changes by itself: each visit asks anew. */
export const playQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'play'],
    queryFn: () => get<PlayAnswer>(path`/s/game/play/${gameId}`),
  });

export const accountsInfoQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'accounts'],
    queryFn: () => get<AccountsInfoAnswer>(path`/s/game/${gameId}/accounts/info`),
  });

export const gameViewQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'view'],
    queryFn: () => get<GameViewAnswer>(path`/s/game/view/${gameId}`),
  });

/** The reader's next game; moments in it count from when the answer came. */
export const lobbyQuery = queryOptions({
  queryKey: ['lobby'],
  queryFn: () => get<LobbyAnswer>('/s/game/lobby'),
  // Asked again and again, on every page.
  meta: { silent: true },
});
