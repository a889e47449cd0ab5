import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

export const profileQuery = (account: string) =>
  queryOptions({
    queryKey: ['profile', account],
    queryFn: ({ signal }) => callApi(calls.viewProfile, { id: account }, signal),
    // The page itself says so.
    meta: { silent: true },
  });

/** The games between two players, from the view of the first. */
export const headToHeadQuery = (account: string, other: string) =>
  queryOptions({
    queryKey: ['profile', account, 'against', other],
    queryFn: ({ signal }) => callApi(calls.headToHead, { id: account, other }, signal),
    // The comparison itself reports it.
    meta: { silent: true },
  });
