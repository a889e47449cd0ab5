import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import type { FairPlayPart, FairPlayRow } from '../../contract/fair-play.ts';
import { SECOND } from '../../domain/time.ts';
import { ask } from '../api.ts';
import { callsKey, tournamentKey } from './tournament.ts';

// What only players who call and those who run a tournament ask for: no first view carries it.

/** How the players of a round have spent their time, for those who run the tournament. */
export const fairPlayQuery = (tid: string, round: number) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'fair-play', round],
    queryFn: async ({ signal }) => {
      const rows: FairPlayRow[] = [];
      // A large round is told in parts.
      for (let from: number | null = 0; from !== null; ) {
        const part: FairPlayPart = await ask(calls.readFairPlay, { id: tid, round, query: { from } }, signal);
        rows.push(...part.rows);
        from = part.next;
      }
      return { rows };
    },
  });

/** So often somebody whose call waits for an answer asks whether it has one. */
const CALL_POLL_MS = 10 * SECOND;

/** Calls for the arbiter, as far as they are for the reader; those who run the tournament are told of them by its stream. */
export const callsQuery = (tid: string) =>
  queryOptions({
    queryKey: callsKey(tid),
    queryFn: ({ signal }) => ask(calls.listCalls, { id: tid }, signal),
    refetchInterval: ({ state }) => (state.data?.calls.some(({ answer }) => answer === null) ? CALL_POLL_MS : false),
    meta: { silent: true },
  });

/** So often the log of a game that goes on is read anew. */
export const LOG_POLL_MS = 5 * SECOND;

/** What has happened in a game, for those who run its tournament. */
export const gameLogQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['game', gameId, 'log'],
    queryFn: () => ask(calls.readGameLog, { id: gameId }),
    refetchInterval: ({ state }) => (state.data?.lines.at(-1)?.kind === 'ended' ? false : LOG_POLL_MS),
  });
