import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import type { GameRow } from '../../contract/game/game-row.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';
import { readText } from '../app/text-answer.ts';

// These responses are small, and both loaders and components that unmount request them: an unmounting component must
// not cancel the request of a loader, so none of them uses the signal.

/** A game, to play or watch it. A game changes without the user, so each visit refetches. */
export const playQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'play'],
    queryFn: () => callApi(calls.openGame, { id: gameId }),
  });

export const accountsInfoQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'accounts'],
    queryFn: () => callApi(calls.gameInfo, { id: gameId }),
  });

export const gameViewQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'view'],
    queryFn: () => callApi(calls.viewGame, { id: gameId }),
  });

/** The game as PGN, refetched when its moves or its result change; none where it fails to load. */
export const gamePgnQuery = ({ id, moves, outcome }: GameRow) =>
  queryOptions({
    queryKey: ['game', id, 'pgn', moves, outcome],
    queryFn: () => readText(calls.gamePgn, { id }),
    meta: { silent: true },
  });

/** How often permission is checked again during analysis, as a player may have started a game. */
export const ENGINE_CHECK_MS = 30 * SECOND;

export const mayAnalyseQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'engine'],
    queryFn: () => callApi(calls.mayAnalyse, { id: gameId }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ENGINE_CHECK_MS,
    meta: { silent: true },
  });

/** The user's next game; its times are relative to the arrival of the response. */
export const lobbyQuery = queryOptions({
  queryKey: ['lobby'],
  queryFn: () => callApi(calls.lobby),
  // Polled on every page.
  meta: { silent: true },
});
