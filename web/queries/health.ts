import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';

/** The sums of the last hour, renewed each minute while they are shown. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => callApi(calls.readHealth, {}, signal),
  refetchInterval: MINUTE,
});
