import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { decodeAuthInfo } from '../../contract/codec/session-user.ts';
import { callApi } from '../api.ts';

/** The session; fetched once, and again after a log-in or log-out. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ signal }) => decodeAuthInfo(await callApi(calls.authInfo, {}, signal)),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The clubs and organisations that the user may organise for. */
export const rolesQuery = queryOptions({
  queryKey: ['powers'],
  queryFn: ({ signal }) => callApi(calls.ownRoles, {}, signal),
});

/** Whether this server still lacks its first account. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => callApi(calls.setupState, {}, signal),
});

/** Whether the code of a recovery e-mail is valid, and for which account. */
export const recoveryTestQuery = (code: string) =>
  queryOptions({
    queryKey: ['recovery', code],
    queryFn: ({ signal }) => callApi(calls.testRecovery, { code }, signal),
    gcTime: 0,
  });

export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => callApi(calls.memberships, {}, signal),
});
