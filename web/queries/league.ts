import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

export const leaguesQuery = queryOptions({
  queryKey: ['leagues'],
  queryFn: ({ signal }) => ask(calls.listLeagues, {}, signal),
  // The front page stands without them.
  meta: { silent: true },
});
