import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '../../contract/calls.ts';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { healthAnswer } from '../../contract/site/health.ts';
import { MINUTE } from '../../domain/kernel/time.ts';
import { callApi } from '../api.ts';

export type Health = CamelKeys<z.output<typeof healthAnswer>>;

/** The sums of the last hour, renewed each minute while they are shown. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => callApi(calls.readHealth, {}, signal),
  refetchInterval: MINUTE,
});
