import { queryOptions } from '@tanstack/react-query';
import type { AuthInfo, MembershipsAnswer, PowersAnswer } from '../../contract/accounts.ts';
import { get } from '../api.ts';

/** Who is reading; asked once, and again after a log-in or log-out. */
export const authInfoQuery = queryOptions({
  queryKey: ['auth-info'],
  queryFn: ({ signal }) => get<AuthInfo>('/s/account/auth-info', signal),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The clubs and organisations that the reader may organise for. */
export const powersQuery = queryOptions({
  queryKey: ['powers'],
  queryFn: ({ signal }) => get<PowersAnswer>('/s/account/powers', signal),
});

/** The clubs and teams that the reader is a member of. */
export const membershipsQuery = queryOptions({
  queryKey: ['memberships'],
  queryFn: ({ signal }) => get<MembershipsAnswer>('/s/account/memberships', signal),
});
