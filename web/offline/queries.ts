import { queryOptions } from '@tanstack/react-query';
import { keptTournament, keptTournaments } from './kept-tournaments.ts';

/** What this device has kept: asked of nobody, so that no network is waited for. */
const own = { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0, meta: { silent: true } } as const;

export const keptTournamentsQuery = queryOptions({
  ...own,
  queryKey: ['kept'],
  queryFn: () => keptTournaments(Date.now()),
});

export const keptTournamentQuery = (id: string) =>
  queryOptions({ ...own, queryKey: ['kept', id], queryFn: () => keptTournament(id, Date.now()) });
