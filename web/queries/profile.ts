import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

export const profileQuery = (account: string) =>
  queryOptions({
    queryKey: ['profile', account],
    queryFn: ({ signal }) => ask(calls.viewProfile, { id: account }, signal),
  });

/** How two players have met, from the side of the first. */
export const headToHeadQuery = (account: string, other: string) =>
  queryOptions({
    queryKey: ['profile', account, 'against', other],
    queryFn: ({ signal }) => ask(calls.headToHead, { id: account, other }, signal),
    // Said where the players are compared.
    meta: { silent: true },
  });
