import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** The operator of this server, with addresses. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: ({ signal }) => callApi(calls.contact, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
