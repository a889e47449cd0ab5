import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import type { FairPlayPart, FairPlayRow } from '../../contract/game/fair-play.ts';
import { SECOND } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';
import { callsKey, tournamentKey } from './tournament.ts';

// Queries for players who call the arbiter and for organisers only, so they are no part of the first view.

/** Time used by the players of a round, for the tournament's organisers. */
export const fairPlayQuery = (tid: string, round: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'fair-play', round],
    queryFn: async ({ signal }) => {
      const rows: FairPlayRow[] = [];
      // A large round is sent in parts.
      for (let from: number | null = 0; from !== null; ) {
        const part: FairPlayPart = await callApi(calls.readFairPlay, { id: tid, round, query: { from } }, signal);
        rows.push(...part.rows);
        from = part.next;
      }
      return { rows };
    },
  });

/** Polling interval for a caller who waits for the arbiter's answer. */
const CALL_POLL_MS = 10 * SECOND;

/** Calls for the arbiter, as visible to the user; the tournament's organisers get them by its stream. */
export const callsQuery = (tid: string) =>
  queryOptions({
    queryKey: callsKey(tid),
    queryFn: ({ signal }) => callApi(calls.listCalls, { id: tid }, signal),
    refetchInterval: ({ state }) => (state.data?.calls.some(({ answer }) => answer === null) ? CALL_POLL_MS : false),
    meta: { silent: true },
  });

/** Polling interval for the log of a running game. */
export const LOG_POLL_MS = 5 * SECOND;

export const gameLogQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'log'],
    queryFn: () => callApi(calls.readGameLog, { id: gameId }),
    refetchInterval: ({ state }) => (state.data?.lines.at(-1)?.kind === 'ended' ? false : LOG_POLL_MS),
  });
