import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** The templates of the clubs and organisations that the reader runs tournaments for. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => ask(calls.listTemplates, {}, signal),
});
