import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import type { NormsQuery } from '../../contract/tournament/norms.ts';
import { callApi } from '../api.ts';
import { tournamentKey } from './tournament.ts';

/** The norms at a revision, for the tournament's organisers; the answer of the one before stays until the next has come. */
export const normsQuery = (tid: string, revision: number, query: NormsQuery) =>
  queryOptions({
    queryKey: [...tournamentKey(tid), 'norms', query, revision],
    queryFn: ({ signal }) => callApi(calls.readNorms, { id: tid, query }, signal),
    placeholderData: keepPreviousData,
  });
