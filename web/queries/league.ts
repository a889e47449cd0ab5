import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

export const leaguesQuery = queryOptions({
  queryKey: ['leagues'],
  queryFn: ({ signal }) => ask(calls.listLeagues, {}, signal),
  // The front page stands without them.
  meta: { silent: true },
});

/** Everything that is known of a league: asked for anew by it. */
export const leagueKey = (id: string) => ['league', id] as const;

export const leagueQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'about'],
    queryFn: ({ signal }) => ask(calls.viewLeague, { id }, signal),
  });

export const seasonsAndCategoriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'seasons-categories'],
    queryFn: ({ signal }) => ask(calls.seasonsAndCategories, { id }, signal),
  });

export const seasonResultsQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'results', season],
    queryFn: ({ signal }) => ask(calls.seasonResults, { id, season }, signal),
  });

export const leaguePermissionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'permissions'],
    queryFn: ({ signal }) => ask(calls.leaguePermissions, { id }, signal),
  });

export const leagueTournamentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'tournaments'],
    queryFn: ({ signal }) => ask(calls.leagueTournaments, { id }, signal),
  });

export const seasonWalkQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'walk', season],
    queryFn: ({ signal }) => ask(calls.seasonWalk, { id, season }, signal),
  });

export const memberWayQuery = (id: string, kind: 'player' | 'team', member: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'way', kind, member],
    queryFn: ({ signal }) => ask(calls.memberWay, { id, kind, member }, signal),
  });

export const movesQuery = (id: string, season: string) =>
  queryOptions({
    queryKey: [...leagueKey(id), 'moves', season],
    queryFn: ({ signal }) => ask(calls.listMoves, { id, season }, signal),
  });
