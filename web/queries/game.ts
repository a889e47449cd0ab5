import { queryOptions } from '@tanstack/react-query';
import type { AccountsInfoAnswer, GameViewAnswer, LobbyAnswer, PlayAnswer } from '../../contract/games.ts';
import { get, path } from '../api.ts';

/** What a game is, for who wants to play or watch it. A game changes by itself: each visit asks anew. */
export const playQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'play'],
    queryFn: ({ signal }) => get<PlayAnswer>(path`/s/game/play/${gameId}`, signal),
  });

export const accountsInfoQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'accounts'],
    queryFn: ({ signal }) => get<AccountsInfoAnswer>(path`/s/game/${gameId}/accounts/info`, signal),
  });

export const gameViewQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'view'],
    queryFn: ({ signal }) => get<GameViewAnswer>(path`/s/game/view/${gameId}`, signal),
  });

/** The reader's next game; moments in it count from when the answer came. */
export const lobbyQuery = queryOptions({
  queryKey: ['lobby'],
  queryFn: ({ signal }) => get<LobbyAnswer>('/s/game/lobby', signal),
});
