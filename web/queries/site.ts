import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** Who runs this server, and how they are reached. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: ({ signal }) => ask(calls.contact, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});
