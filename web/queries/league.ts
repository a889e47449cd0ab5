import { queryOptions } from '@tanstack/react-query';
import type { LeagueView } from '../../contract/leagues.ts';
import { get } from '../api.ts';

export const leaguesQuery = queryOptions({
  queryKey: ['leagues'],
  queryFn: ({ signal }) => get<readonly LeagueView[]>('/s/leagues', signal),
  // The front page stands without them.
  meta: { silent: true },
});
