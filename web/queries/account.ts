import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** Who is reading; asked once, and again after a log-in or log-out. */
export const authInfoQuery = queryOptions({
  queryKey: ['auth-info'],
  queryFn: ({ signal }) => ask(calls.authInfo, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The clubs and organisations that the reader may organise for. */
export const powersQuery = queryOptions({
  queryKey: ['powers'],
  queryFn: ({ signal }) => ask(calls.ownPowers, {}, signal),
});

/** Whether this server still waits for its first account. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => ask(calls.setupState, {}, signal),
});

/** Whether the code of a letter is good, and for whose account. */
export const recoveryTestQuery = (code: string) =>
  queryOptions({
    queryKey: ['recovery', code],
    queryFn: ({ signal }) => ask(calls.testRecovery, { code }, signal),
    gcTime: 0,
  });

/** The clubs and teams that the reader is a member of. */
export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => ask(calls.memberships, {}, signal),
});
