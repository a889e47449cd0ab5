import { queryOptions } from '@tanstack/react-query';
import { deviceNow } from '../time/server-time.ts';
import { offlineTournament, offlineTournaments } from './offline-tournaments.ts';

/** Reads from this device only, so these queries wait for no network. */
const own = { networkMode: 'always', retry: false, staleTime: 0, gcTime: 0, meta: { silent: true } } as const;

export const offlineTournamentsQuery = queryOptions({
  ...own,
  queryKey: ['offline'],
  queryFn: () => offlineTournaments(deviceNow()),
});

export const offlineTournamentQuery = (id: string) =>
  queryOptions({ ...own, queryKey: ['offline', id], queryFn: () => offlineTournament(id, deviceNow()) });
